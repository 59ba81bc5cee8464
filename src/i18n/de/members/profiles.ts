export const profile = {
  back_to_list: 'Zurück zur Liste',
  about: 'Über {name}',
  details: 'Details',
  shared: '{count, number} gemeinsam',
  photos: 'Fotos',
  nothing_filled_in: '{name} hat noch nichts eingetragen. Frag einfach nach.',
  like: 'Liken',
  unlike: 'Like zurücknehmen',
  like_name: '{name} liken',
  edit: 'Profil bearbeiten',
  likes_you: 'Du gefällst {name}',
  matched: 'Ihr habt ein Match',
  message: 'Nachricht schreiben',
  message_short: 'Nachricht',
  conversation: 'Zum Chat',
  conversation_short: 'Chat',
  signup_to_write: 'Registrier dich kostenlos, um {name} eine Nachricht oder einen Like zu schicken. Schon Mitglied?',
  block: '{name} blockieren',
  block_confirm: 'Euer Chat und eure Likes verschwinden, und {name} sieht dein Profil nicht mehr. Melden kannst du auch danach noch: Dafür heben wir eure letzten Nachrichten {days, number} Tage auf.',
  blocked: '{name} ist blockiert.',
  unblock: 'Blockierung aufheben',
  unblocked: '{name} ist nicht mehr blockiert.',
  blocked_you: 'Dieses Profil kannst du nicht ansehen',
  gone: 'Dieses Profil gibt es nicht (mehr)',
  gone_text: 'Vielleicht ist dieses Mitglied gegangen. Viele andere waren heute online.',
} as const;

export const enrich = {
  title: 'Mach dein Profil komplett',
} as const;

export const enrich_gap = {
  photo: 'Foto hinzufügen',
  about_me: 'Etwas über dich schreiben',
  interests: 'Interessen wählen',
  city: 'Wohnort angeben',
  reason: 'Sagen, was du suchst',
} as const;

export const profile_gap = {
  photo: 'Du hast noch kein Hauptfoto. Mitglieder mit Foto stehen in der Suche weiter oben.',
  about_me: 'Über dich steht noch nichts da. Zwei Sätze reichen für den Anfang.',
  interests: 'Wähl ein paar Interessen, dann fällt anderen der erste Satz leichter.',
  city: 'Gib deinen Wohnort an, dann wissen andere, ob ihr nah beieinander wohnt.',
  reason: 'Sag, was du hier suchst. Das erspart eine Frage.',
} as const;

export const detail = {
  sexuality: 'Orientierung',
  region: 'Region',
  city: 'Wohnort',
  living_area: 'Gegend',
  hair_colour: 'Haarfarbe',
  eye_colour: 'Augenfarbe',
  body_type: 'Figur',
  relationship_status: 'Beziehung',
  tattoos: 'Tattoos',
  reason: 'Sucht',
  about_me: 'Über mich',
  interests: 'Interessen',
} as const;

export const sexuality = {
  hetero: 'Hetero',
  gay: 'Schwul',
  lesbian: 'Lesbisch',
  bi: 'Bi',
} as const;

export const body_type = {
  slim: 'Schlank',
  normal: 'Normal',
  fat: 'Kräftig',
} as const;

export const relationship_status = {
  divorced: 'Geschieden',
  living_together: 'Zusammenlebend',
  married: 'Verheiratet',
  unmarried: 'Ledig',
  single: 'Single',
  widowed: 'Verwitwet',
} as const;

export const hair_colour = {
  black: 'Schwarz',
  brown: 'Braun',
  blond: 'Blond',
  red: 'Rot',
  grey: 'Grau',
  bald: 'Glatze',
  other: 'Andere',
} as const;

export const eye_colour = {
  brown: 'Braun',
  blue: 'Blau',
  green: 'Grün',
  grey: 'Grau',
  other: 'Andere',
} as const;

export const tattoos = {
  none: 'Keine',
  some: 'Ein paar',
  many: 'Viele',
} as const;

export const reason = {
  relationship: 'Eine Beziehung',
  dates: 'Dates',
  friends: 'Freundschaft',
  chat: 'Gespräche',
  fun: 'Spaß',
} as const;

export const interest = {
  relationship: 'Beziehung',
  onenightstand: 'One-Night-Stand',
  kissing: 'Knutschen',
  hugging: 'Kuscheln',
  massages: 'Massagen',
  lingerie: 'Dessous',
  sex: 'Sex',
  safesex: 'Safer Sex',
  publicsex: 'Outdoor-Sex',
  oralsex: 'Oralsex',
  analsex: 'Analsex',
  sextoys: 'Toys',
  masturbating: 'Wichsen',
  exchangingpictures: 'Pics tauschen',
  threesome: 'Dreier',
  gangbang: 'Gangbang',
  bondage: 'Bondage',
  sadomasochism: 'SM',
  gym: 'Gym',
  sports: 'Sport',
  dancing: 'Tanzen',
  travelling: 'Reisen',
  adventure: 'Abenteuer',
  party: 'Feiern',
  tattoos: 'Tattoos',
  music: 'Musik',
  movies: 'Filme',
  videogames: 'Zocken',
  politics: 'Politik',
  outdoors: 'Natur',
  gardening: 'Gärtnern',
  hiking: 'Wandern',
  biking: 'Radfahren',
  reading: 'Lesen',
  animals: 'Tiere',
  beach: 'Strand',
  art: 'Kunst',
  photography: 'Fotografie',
  theater: 'Theater',
  shopping: 'Shoppen',
  fashion: 'Mode',
  astrology: 'Astrologie',
  cooking: 'Kochen',
  foodie: 'Gutes Essen',
  bbq: 'Grillen',
  sushi: 'Sushi',
  vegetarian: 'Vegetarisch',
  wine: 'Wein',
  beer: 'Bier',
  tea: 'Tee',
  coffee: 'Kaffee',
  own_1: 'Interesse 1',
  own_2: 'Interesse 2',
  own_3: 'Interesse 3',
  own_4: 'Interesse 4',
  own_5: 'Interesse 5',
  own_6: 'Interesse 6',
  own_7: 'Interesse 7',
  own_8: 'Interesse 8',
  own_9: 'Interesse 9',
  own_10: 'Interesse 10',
  own_11: 'Interesse 11',
  own_12: 'Interesse 12',
} as const;

export const visits = {
  intro: 'Diese Mitglieder haben in den letzten {days} Tagen dein Profil angesehen, die neuesten zuerst.',
  earlier: 'Frühere Besuche',
  empty: 'Noch keine Besuche',
  empty_text: 'Wer dein Profil ansieht, erscheint hier {days} Tage lang. Schau dich selbst um: Oft schaut jemand zurück.',
  locked: 'Wer war auf deinem Profil?',
  locked_text: 'Mit Premium siehst du, wer in den letzten {days} Tagen dein Profil angesehen hat.',
  both_ways: 'Das gilt in beide Richtungen: Siehst du dir ein Profil an, kann dieses Mitglied auch dich sehen.',
  to_premium: 'Premium ansehen',
  off: 'Besuche sind aus',
  off_text: 'Andere sehen nicht, dass du ihr Profil ansiehst. Deshalb siehst du auch nicht, wer deins ansieht.',
  to_privacy: 'Zur Sichtbarkeit',
  made: 'Profile, die du angesehen hast',
} as const;
