export const nav = {
  main: 'Hoofdmenu',
  skip: 'Naar de inhoud',
  home: 'Startpagina',
  members: 'Leden zoeken',
  members_short: 'Zoeken',
  chats: 'Berichten',
  likes: 'Likes',
  credits: 'Credits',
  get_premium: 'Word premium',
  profile: 'Mijn profiel',
  visitors: 'Bezoekers',
  swipe_game: 'Swipegame',
  match_finder: 'Matchfinder',
  settings: 'Instellingen',
  account_menu: 'Menu van {name}',
  login: 'Inloggen',
  logout: 'Uitloggen',
  signup: 'Gratis aanmelden',
  language: 'Taal',
  unread: '{count, plural, =0 {Geen ongelezen berichten} one {# ongelezen bericht} other {# ongelezen berichten}}',
  new_likes: '{count, plural, =0 {Geen nieuwe likes} one {# nieuwe like} other {# nieuwe likes}}',
  credits_left: '{count, plural, =0 {Geen credits meer} one {Nog # credit} other {Nog # credits}}',
  theme_light: 'Licht thema',
  theme_dark: 'Donker thema',
} as const;

export const action = {
  done: 'Klaar',
  not_now: 'Niet nu',
  save: 'Opslaan',
  understood: 'Begrepen',
  back: 'Terug',
  cancel: 'Annuleren',
  close: 'Sluiten',
  delete: 'Verwijderen',
  dismiss: 'Niet meer tonen',
  next: 'Volgende',
  retry: 'Opnieuw proberen',
  undo: 'Ongedaan maken',
} as const;

export const state = {
  loading: 'Even geduld',
  saved: 'Opgeslagen',
  offline: 'Je bent offline. We proberen het opnieuw zodra je weer verbinding hebt.',
  not_sent: 'Er is nu geen verbinding, dus dit is nog niet verstuurd. Wat je typte, staat er nog: probeer het zo nog eens.',
  broken: 'Deze pagina is niet helemaal geladen.',
  unreachable: 'We zijn even niet bereikbaar. Je hoeft niets te doen: we gaan vanzelf verder.',
} as const;

export const home = {
  title: 'Mannen ontmoeten bij jou in de buurt',
  title_everyone: 'Ontmoet iemand bij jou in de buurt',
  lead: 'Kijk wie er vanavond online is, stuur een like en ontdek waar het heen gaat.',
  login: 'Ik heb al een account',
  fair_title: 'Eerlijk over geld',
  fair_text: 'Wat een bericht kost, staat op de knop. Lezen is altijd gratis en er zijn geen abonnementen.',
  discreet_title: 'Discreet',
  discreet_text: 'Anderen zien je leeftijd, nooit je geboortedatum of e-mailadres. Jij bepaalt wie je privéfoto’s ziet.',
  real_title: 'Duidelijk wie echt is',
  real_text: 'Fictieve profielen herken je overal aan hun teken.',
  recently_active: 'Net online geweest',
} as const;

export const language_page = {
  title: 'Kies je taal',
  lead: 'We onthouden je keuze.',
} as const;

export const footer = {
  label: 'Over deze site',
  more: 'Voorwaarden, privacy en hulp',
  terms: 'Algemene voorwaarden',
  privacy: 'Privacy',
  cookies: 'Cookies',
  ban: 'Toegang blokkeren',
  report_content: 'Iets onwettigs melden',
  return_policy: 'Terugbetaling',
  faq: 'Veelgestelde vragen',
  service: 'Klantenservice',
  copyright: '© {year} {company}',
  disclaimer: '{site} is er voor volwassenen van {min_age} jaar en ouder. Aan het teken {icon} herken je {plural}: die kun je niet in het echt ontmoeten.',
  company: '{company}, {address}, {city}. Nummer in het handelsregister: {number}.',
} as const;

export const entry_warning = {
  title: 'Belangrijke informatie',
  adults: 'Deze site is alleen voor volwassenen van {min_age} jaar en ouder. Er kan naaktheid te zien zijn.',
  fictional: 'Sommige profielen zijn fictief. Je herkent ze aan het teken {icon}; fysiek contact met ze is niet mogelijk.',
  costs: 'Aanmelden en lezen is gratis. Berichten sturen kost credits; de prijs zie je altijd vooraf.',
  children: 'Gebruiken kinderen dit apparaat ook? Met een filter houd je sites als deze voor hen gesloten.',
  enter: 'Ik ben {min_age} of ouder',
  leave: 'Deze site verlaten',
} as const;

export const page_error = {
  message: 'Er ging iets mis',
  not_found: 'Deze pagina bestaat niet',
  not_found_help: 'Misschien is het adres veranderd, of is de pagina er niet meer.',
  help: 'Het ligt aan ons. Probeer het over een minuut nog eens.',
  offline: 'Je bent offline',
  offline_help: 'Deze pagina kon niet laden. Probeer het opnieuw zodra je weer verbinding hebt.',
  unreachable: 'We zijn even niet bereikbaar',
  unreachable_help: 'Dat duurt meestal maar kort. Probeer het zo opnieuw.',
  too_many_help: 'De rest van de site werkt gewoon.',
  line_back: 'Je bent weer online',
  line_back_help: 'Probeer het opnieuw, dan kun je verder.',
  still: 'Nog geen verbinding. Probeer het zo nog eens.',
  code: 'Code {status}',
  home: 'Naar de startpagina',
} as const;

export const static_page = {
  since: 'Versie van {date}',
} as const;

export const region_label = {
  province: 'Provincie',
  state: 'Staat',
  region: 'Regio',
  canton: 'Kanton',
  land: 'Deelstaat',
  voivodeship: 'Woiwodschap',
} as const;
