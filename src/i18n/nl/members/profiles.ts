/** A member's page, the editor of one's own, and the words for the facts in both. */
export const profile = {
  back_to_list: 'Terug naar de lijst',
  about: 'Over {name}',
  facts: 'Feiten',
  interests: 'Interesses',
  shared: '{count, number} gemeen',
  photos: 'Foto’s',
  nothing_told: '{name} vertelde nog niets. Vraag er gerust naar.',
  like: 'Like',
  unlike: 'Like intrekken',
  like_name: '{name} leuk vinden',
  edit: 'Profiel bewerken',
  likes_you: '{name} vindt jou leuk',
  matched: 'Jullie zijn een match',
  message: 'Stuur een bericht',
  message_short: 'Bericht',
  conversation: 'Naar het gesprek',
  conversation_short: 'Gesprek',
  signup_to_write: 'Meld je gratis aan om {name} te schrijven of te liken. Al lid?',
  block: '{name} blokkeren',
  block_confirm: 'Je gesprek en likes met {name} verdwijnen, en {name} ziet je profiel niet meer. Wil je {name} melden, doe dat dan eerst: daarna zijn jullie berichten weg.',
  blocked: '{name} is geblokkeerd.',
  unblock: 'Deblokkeren',
  unblocked: '{name} is niet meer geblokkeerd.',
  blocked_you: 'Dit profiel is niet meer voor jou',
  gone: 'Dit profiel is er niet (meer)',
  gone_text: 'Misschien is het lid gestopt. Er zijn er genoeg die vandaag online waren.',
  gone_action: 'Leden zoeken',
} as const;

/** The alert that asks for more of a profile. */
export const enrich = {
  title: 'Maak je profiel compleet',
  action: 'Naar mijn profiel',
} as const;

/** What a profile misses, and why it is worth telling. */
export const profile_gap = {
  photo: 'Je hebt nog geen hoofdfoto. Leden met een foto staan hoger in de zoeklijst.',
  about_me: 'Er staat nog niets over jou. Twee zinnen zijn genoeg om mee te beginnen.',
  interests: 'Kies een paar interesses, dan heeft een ander iets om over te beginnen.',
  city: 'Zet je woonplaats erbij, dan weten anderen of jullie bij elkaar in de buurt zijn.',
  reason: 'Vertel waar je hier voor bent. Dat scheelt een vraag.',
} as const;

export const editor = {
  words: 'Wat je vertelt',
  add: 'Vul in',
  unsaved: 'Nog niet bewaard',
  kept: '{label} bewaard',
  put_back: '{label} is weer als eerst',
  not_put_back: '{label} terugzetten lukte niet. Probeer het opnieuw.',
  keep: 'Bewaren',
  done: 'Klaar',
  too_long: '{count, plural, one {# teken} other {# tekens}} te veel',
  gender: 'Geslacht',
  place: 'Waar je woont',
  city_here: 'Kies de plaats waar ik ben',
  city_hint: 'Typ de eerste letters en kies. Anderen zien de plaats, nooit je adres.',
  country_hint: 'Kies je een ander land, dan gaan provincie en woonplaats mee.',
  living_area_hint: 'In je eigen woorden: een wijk, een streek, aan zee.',
  facts_hint: 'Alles hier mag je openlaten.',
  birth_date_once: 'Je kunt je geboortedatum één keer verbeteren. Daarna staat hij vast.',
  birth_date_keep: 'Geboortedatum verbeteren',
  birth_date_fixed: 'Je hebt hem al een keer verbeterd. Klopt hij nog niet? Schrijf naar {email}.',
  interests_search: 'Zoek een interesse',
  interests_chosen: 'Gekozen',
  interests_none: 'Die staat er niet bij.',
  complete: 'Je profiel: {done, number} van {all, number}',
  next_step: 'Doe dat nu',
  title: 'Mijn profiel',
  view: 'Bekijk hoe anderen je zien',
  basics: 'Wie je bent',
  about: 'Over mij',
  about_hint: 'Waar word je blij van? Waar zoek je iemand voor?',
  about_left: 'Nog {count, plural, one {# teken} other {# tekens}}',
  birth_date_hint: 'Anderen zien alleen je leeftijd.',
  untold: 'Zeg ik liever niet',
  interests_hint: 'Kies wat bij je past. Leden met dezelfde interesses vinden je sneller.',
  visibility: 'Zichtbaarheid',
  invisible: 'Onzichtbaar',
  invisible_text: 'Je staat niet in zoekresultaten. Alleen wie jij schrijft of liket, ziet je.',
  visitors: 'Zichtbaar voor bezoekers',
  visitors_text: 'Ook mensen zonder account mogen je profiel zien: hoofdfoto, naam, leeftijd, plaats en wat je vertelt.',
  disabled: 'Je profiel is nog niet zichtbaar. Bevestig eerst je e-mailadres.',
} as const;

export const fact = {
  sexuality: 'Geaardheid',
  region: 'Regio',
  city: 'Woonplaats',
  living_area: 'Omgeving',
  hair_colour: 'Haarkleur',
  eye_colour: 'Oogkleur',
  body_type: 'Lichaamsbouw',
  relationship_status: 'Relatie',
  tattoos: 'Tatoeages',
  reason: 'Hier voor',
  about_me: 'Over mij',
  interests: 'Interesses',
} as const;

export const sexuality = {
  hetero: 'Hetero',
  gay: 'Gay',
  lesbian: 'Lesbisch',
  bi: 'Bi',
} as const;

export const body_type = {
  slim: 'Slank',
  normal: 'Gemiddeld',
  fat: 'Stevig',
} as const;

export const relationship_status = {
  divorced: 'Gescheiden',
  living_together: 'Samenwonend',
  married: 'Getrouwd',
  unmarried: 'Ongehuwd',
  single: 'Single',
  widowed: 'Weduwnaar of weduwe',
} as const;

export const hair_colour = {
  black: 'Zwart',
  brown: 'Bruin',
  blond: 'Blond',
  red: 'Rood',
  grey: 'Grijs',
  bald: 'Kaal',
  other: 'Anders',
} as const;

export const eye_colour = {
  brown: 'Bruin',
  blue: 'Blauw',
  green: 'Groen',
  grey: 'Grijs',
  other: 'Anders',
} as const;

export const tattoos = {
  none: 'Geen',
  some: 'Een paar',
  many: 'Veel',
} as const;

export const reason = {
  relationship: 'Een relatie',
  dates: 'Dates',
  friends: 'Vriendschap',
  chat: 'Praten',
  fun: 'Plezier',
} as const;

export const interest_group = {
  together: 'Samen',
  outside: 'Erop uit',
  culture: 'Cultuur en avond uit',
  table: 'Aan tafel',
  intimate: 'Intiem',
} as const;
