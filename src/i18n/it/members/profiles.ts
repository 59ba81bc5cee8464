export const profile = {
  back_to_list: 'Torna all’elenco',
  about: 'Su {name}',
  details: 'In breve',
  shared: '{count, number} in comune',
  photos: 'Foto',
  nothing_filled_in: '{name} non ha ancora scritto niente. Chiedi pure.',
  like: 'Like',
  unlike: 'Togli il like',
  like_name: 'Metti un like a {name}',
  edit: 'Modifica il profilo',
  likes_you: 'Piaci a {name}',
  matched: 'Siete un match',
  message: 'Manda un messaggio',
  message_short: 'Scrivi',
  conversation: 'Vai alla chat',
  conversation_short: 'Chat',
  signup_to_write: 'Iscriviti gratis per mandare a {name} un messaggio o un like. Hai già un account?',
  block: 'Blocca {name}',
  block_confirm: 'La chat e i like con {name} spariscono, e {name} non vede più il tuo profilo. Puoi segnalare anche dopo: per questo conserviamo i vostri ultimi messaggi per {days, number} giorni.',
  blocked: 'Hai bloccato {name}.',
  unblock: 'Sblocca',
  unblocked: 'Hai tolto il blocco a {name}.',
  blocked_you: 'Non puoi vedere questo profilo',
  gone: 'Questo profilo non esiste',
  gone_text: 'Forse questa persona non è più qui. Ma oggi sono passate di qui tante altre persone.',
} as const;

export const enrich = {
  title: 'Completa il tuo profilo',
} as const;

export const enrich_gap = {
  photo: 'Aggiungi una foto',
  about_me: 'Scrivi qualcosa di te',
  interests: 'Scegli gli interessi',
  city: 'Aggiungi la città',
  reason: 'Di’ che cosa cerchi',
} as const;

export const profile_gap = {
  photo: 'Non hai ancora una foto principale. Chi ha una foto compare più in alto nelle ricerche.',
  about_me: 'Di te non c’è ancora scritto niente. Per cominciare bastano due frasi.',
  interests: 'Scegli qualche interesse: chi ti scrive saprà da dove partire.',
  city: 'Aggiungi la città, così gli altri sanno se siete vicini.',
  reason: 'Di’ che cosa cerchi qui. Una domanda in meno.',
} as const;

export const detail = {
  sexuality: 'Orientamento',
  region: 'Regione',
  city: 'Città',
  living_area: 'Zona',
  hair_colour: 'Capelli',
  eye_colour: 'Occhi',
  body_type: 'Corporatura',
  relationship_status: 'Situazione',
  tattoos: 'Tatuaggi',
  reason: 'Qui per',
  about_me: 'Su di me',
  interests: 'Interessi',
} as const;

export const sexuality = {
  hetero: 'Etero',
  gay: 'Gay',
  lesbian: 'Lesbica',
  bi: 'Bisex',
} as const;

/** Agree with “corporatura”, not with the member. */
export const body_type = {
  slim: 'Snella',
  normal: 'Media',
  fat: 'Robusta',
} as const;

/** Nouns, which fit members of any gender. */
export const relationship_status = {
  divorced: 'Dopo un divorzio',
  living_together: 'Convivenza',
  married: 'Matrimonio',
  unmarried: 'Stato libero',
  single: 'Single',
  widowed: 'Vedovanza',
} as const;

export const hair_colour = {
  black: 'Neri',
  brown: 'Castani',
  blond: 'Biondi',
  red: 'Rossi',
  grey: 'Grigi',
  bald: 'Testa rasata',
  other: 'Altro',
} as const;

export const eye_colour = {
  brown: 'Marroni',
  blue: 'Azzurri',
  green: 'Verdi',
  grey: 'Grigi',
  other: 'Altro',
} as const;

export const tattoos = {
  none: 'Nessuno',
  some: 'Qualcuno',
  many: 'Tanti',
} as const;

export const reason = {
  relationship: 'Una relazione',
  dates: 'Appuntamenti',
  friends: 'Amicizia',
  chat: 'Due chiacchiere',
  fun: 'Divertimento',
} as const;

export const interest = {
  relationship: 'Relazione',
  onenightstand: 'Una notte e via',
  kissing: 'Baci',
  hugging: 'Coccole',
  massages: 'Massaggi',
  lingerie: 'Intimo sexy',
  sex: 'Sesso',
  safesex: 'Sesso sicuro',
  publicsex: 'Sesso all’aperto',
  oralsex: 'Sesso orale',
  analsex: 'Sesso anale',
  sextoys: 'Sex toy',
  masturbating: 'Masturbarsi',
  exchangingpictures: 'Scambio di foto',
  threesome: 'Sesso a tre',
  gangbang: 'Gangbang',
  bondage: 'Bondage',
  sadomasochism: 'Sadomaso',
  gym: 'Palestra',
  sports: 'Sport',
  dancing: 'Ballare',
  travelling: 'Viaggi',
  adventure: 'Avventura',
  party: 'Uscire la sera',
  tattoos: 'Tatuaggi',
  music: 'Musica',
  movies: 'Cinema',
  videogames: 'Videogiochi',
  politics: 'Politica',
  outdoors: 'Stare all’aperto',
  gardening: 'Giardinaggio',
  hiking: 'Camminate',
  biking: 'Bici',
  reading: 'Leggere',
  animals: 'Animali',
  beach: 'Spiaggia',
  art: 'Arte',
  photography: 'Fotografia',
  theater: 'Teatro',
  shopping: 'Shopping',
  fashion: 'Moda',
  astrology: 'Astrologia',
  cooking: 'Cucinare',
  foodie: 'Mangiare bene',
  bbq: 'Grigliate',
  sushi: 'Sushi',
  vegetarian: 'Cucina vegetariana',
  wine: 'Vino',
  beer: 'Birra',
  tea: 'Tè',
  coffee: 'Caffè',
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
  intro: 'Chi ha guardato il tuo profilo negli ultimi {days} giorni, dal più recente.',
  earlier: 'Visite precedenti',
  empty: 'Ancora nessuna visita',
  empty_text: 'Qui vedi per {days} giorni chi guarda il tuo profilo. Fai un giro anche tu: spesso chi riceve una visita ricambia.',
  locked: 'Chi ha guardato il tuo profilo?',
  locked_text: 'Con premium vedi chi ha guardato il tuo profilo negli ultimi {days} giorni.',
  both_ways: 'Vale in tutti e due i sensi: se guardi un profilo, anche quella persona può vedere che l’hai guardato.',
  to_premium: 'Vedi premium',
  off: 'Le visite sono disattivate',
  off_text: 'Gli altri non vedono che guardi il loro profilo. Per questo tu non vedi chi guarda il tuo.',
  to_privacy: 'Vai alla privacy',
  made: 'Profili che hai guardato',
} as const;
