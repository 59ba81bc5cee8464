export const staff_text_part = {
  public: 'Elke pagina',
  members: 'Pagina’s van leden',
  account: 'Account en geld',
  landers: 'Landingspagina’s',
  mail: 'E-mails en pushes',
} as const;

export const staff_content = {
  part: 'Waar',
  everywhere: 'Overal',
  page: 'De pagina ervan',
  page_hint: 'Voor pagina’s van leden moet je in deze browser ook als lid ingelogd zijn.',
  open_page: 'Op de pagina bekijken',
} as const;

export const staff_pages = {
  tab: 'Pagina’s',
  title: 'Informatiepagina’s',
  page: 'Pagina',
  language: 'Taal',
  state: 'Status',
  built: 'zoals gebouwd',
  own: 'eigen tekst sinds',
  upcoming: 'nieuwe versie vanaf',
  source: 'Pagina',
  source_hint: '# titel, > omschrijving, ## kop, - punt en [link](/pad). Al het andere is tekst.',
  from: 'Geldt vanaf',
  from_hint: 'Leeg: meteen. Op de pagina staat vanaf wanneer die geldt.',
  publish: 'Publiceren',
  preview: 'Pagina bekijken',
  published: 'Gepubliceerd.',
  planned: 'Ingepland.',
  to_built: 'Terug naar de gebouwde pagina',
  undone: 'Ongedaan gemaakt.',
  placeholders: 'Wat je tussen accolades kunt gebruiken',
  to_built_text: 'Bezoekers zien de pagina zoals die gebouwd is. Jouw tekst blijft in de geschiedenis.',
  history: 'Geschiedenis',
  take_over: 'Overnemen in de editor',
  undo: 'Ongedaan maken',
  counted: 'geldt vanaf',
  built_again: 'de gebouwde pagina',
  never: 'Deze pagina heeft nog niemand veranderd.',
  upcoming_note: 'Er staat een versie klaar voor <when></when>. Wat je nu publiceert, vervangt die.',
} as const;

export const staff_lists = {
  interests: 'Interesses',
  interests_text:
    'In de volgorde waarin leden ze zien. Leden met een interesse die je uitzet, houden die. Je kunt er nog {free, plural, one {# toevoegen} other {# toevoegen}}.',
  name: 'Naam ({language})',
  offered: 'Aangeboden',
  order: 'Volgorde',
  switch_off: 'Uitzetten',
  switch_on: 'Aanzetten',
  earlier: '{name}: een plek omhoog',
  later: '{name}: een plek omlaag',
  add: 'Interesse toevoegen',
  add_text:
    'Leden kunnen hem meteen kiezen. Later kun je de naam veranderen of hem uitzetten, maar de betekenis blijft.',
  languages: 'Landen en talen',
  languages_text: 'Bezoekers zien de talen van hun land, voor zover de site daarin alle teksten heeft.',
  country: 'Land',
  open: 'Open',
  shown_languages: 'Talen',
  regions: 'Regio’s',
  all_open: 'alles open',
  closed: '{count, plural, one {# gesloten} other {# gesloten}}',
  languages_in: 'Talen: {country}',
  regions_in: 'Regio’s: {country}',
  main_first: 'Wat bezoekers van dit land kunnen kiezen. De eerste is de hoofdtaal.',
  regions_text: 'Leden kunnen kiezen wat is aangevinkt. Leden die ergens anders wonen, houden hun regio.',
} as const;

export const staff_campaigns = {
  title: 'Campagnes',
  campaign: 'Campagne',
  new: 'Nieuwe campagne',
  state: 'Status',
  until: 'Periode',
  from_day: 'vanaf {day}',
  until_day: 't/m {day}',
  days_between: '{first} – {last}',
  rate: 'Aanmeldingen per bezoek',
  period: 'Cijfers van',
  none: 'Nog geen campagnes. De eerste is zo gemaakt.',
  days: '{count, plural, one {de laatste dag} other {de laatste # dagen}}',
  end: 'Nu beëindigen',
  end_text:
    'Gisteren wordt de laatste dag van de campagne. De links zeggen dat die voorbij is en leiden door naar de landingspagina.',
  remove: 'Verwijderen',
  remove_text: 'De links tonen de landingspagina zonder de campagne. De cijfers blijven.',
  undo: 'Laatste wijziging ongedaan maken',
  slug: 'Adres',
  slug_hint: 'Kleine letters, cijfers en streepjes, zoals weekend. Later kun je het niet meer veranderen.',
  landers_wrong: 'Kies minstens één landingspagina.',
  slug_wrong: 'Schrijf een adres met kleine letters, cijfers en streepjes, zoals weekend.',
  landers: 'Landingspagina’s',
  headline: 'Kop ({language})',
  headline_hint: 'Leeg: die van de landingspagina zelf. Schrijf je er een, doe het dan in elke taal.',
  picture: 'Foto',
  own_picture: 'die van de landingspagina',
  countries: 'Alleen voor sommige landen',
  countries_hint:
    'Bezoekers uit andere landen zien de landingspagina zonder de campagne. Niets aangevinkt: voor iedereen.',
  indexed: 'Zoekmachines mogen hem tonen',
  variants: 'Varianten',
  variant: 'Variant',
  no_variant: 'zonder variant',
  variant_number: 'Variant {number, number}',
  variant_name: 'Naam in de link',
  variant_hint: 'Kleine letters en cijfers, zoals b: de link eindigt op ?v=b. Leeg: geen variant.',
  variant_wrong: 'Schrijf hooguit 12 kleine letters en cijfers, zoals b.',
  add_variant: 'Variant toevoegen',
} as const;

export const staff_campaign_state = {
  planned: 'Gepland',
  running: 'Loopt',
  ended: 'Afgelopen',
  removed: 'Verwijderd',
} as const;

export const staff_fictional = {
  made: 'Gemaakt',
  title: 'Fictieve profielen',
  new: 'Nieuw fictief profiel',
  new_text: 'Het draagt overal en voor altijd het teken {icon}, en schrijft of liket nooit als eerste.',
  none: 'Geen fictieve profielen.',
  share: '{fictional, number} van {all, number} actieve profielen zijn fictief: {share}.',
  profile: 'Profiel',
  operator: 'Beheerder',
  photos: 'Foto’s',
  received: 'Ontvangen berichten',
  answered: 'Beantwoorde gesprekken',
  credits: 'Uitgegeven credits',
  acts: 'Acties',
  edit_title: '{name} bewerken',
  retire_title: '{name} weghalen?',
  retire_text:
    'Niemand kan het vanaf nu nog vinden, en in de gesprekken staat dat het weg is. Credits voor berichten die nooit zijn geopend, gaan terug naar de afzenders. Na 14 dagen is er niets meer van over.',
  retired: 'weggehaald',
  retired_now: 'Weggehaald.',
  nobody: 'niemand',
  name: 'Naam',
  date_of_birth: 'Geboortedatum',
  gender: 'Geslacht',
  country: 'Land',
  language: 'Taal',
  about_me: 'Over mij',
  created: 'Gemaakt. Voeg foto’s toe met “Bewerken”.',
  add_photo: 'Foto toevoegen (het zijn er nu {photos, number})',
  photo_added: 'De foto is toegevoegd.',
  uploading: 'De foto wordt geüpload.',
} as const;

export const staff_campaign_figure = {
  visits: 'Bezoeken',
  signups: 'Aanmeldingen',
  confirmations: 'Bevestigd',
  purchases: 'Eerste aankopen',
} as const;

export const staff_campaign_field = {
  first_day: 'Eerste dag',
  last_day: 'Laatste dag',
  network: 'Herkomst: netwerk',
  ref: 'Herkomst: kenmerk',
} as const;

export const staff_fictional_act = {
  edit: 'Bewerken',
  retire: 'Weghalen',
} as const;
