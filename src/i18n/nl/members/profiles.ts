export const profile = {
  back_to_list: 'Terug naar de lijst',
  about: 'Over {name}',
  details: 'Kenmerken',
  shared: '{count, number} dezelfde',
  photos: 'Foto’s',
  nothing_filled_in: '{name} heeft nog niets ingevuld. Vraag er gerust naar.',
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
  signup_to_write: 'Meld je gratis aan om {name} een bericht of like te sturen. Al lid?',
  block: '{name} blokkeren',
  block_confirm: 'Je gesprek en likes met {name} verdwijnen, en {name} ziet je profiel niet meer. Melden kan daarna ook nog: daarvoor bewaren we jullie laatste berichten {days, number} dagen.',
  blocked: '{name} is geblokkeerd.',
  unblock: 'Deblokkeren',
  unblocked: '{name} is niet meer geblokkeerd.',
  blocked_you: 'Je kunt dit profiel niet bekijken',
  gone: 'Dit profiel bestaat niet (meer)',
  gone_text: 'Misschien is dit lid gestopt. Genoeg andere leden waren vandaag online.',
} as const;

export const enrich = {
  title: 'Maak je profiel compleet',
} as const;

export const enrich_gap = {
  photo: 'Foto toevoegen',
  about_me: 'Iets over jezelf schrijven',
  interests: 'Interesses kiezen',
  city: 'Woonplaats invullen',
  reason: 'Vertellen wat je zoekt',
} as const;

export const profile_gap = {
  photo: 'Je hebt nog geen hoofdfoto. Leden met een foto staan hoger in de zoekresultaten.',
  about_me: 'Er staat nog niets over jou. Twee zinnen zijn genoeg om mee te beginnen.',
  interests: 'Kies een paar interesses, dan heeft een ander iets om over te beginnen.',
  city: 'Zet je woonplaats erbij, dan weten anderen of jullie bij elkaar in de buurt zijn.',
  reason: 'Vertel wat je hier zoekt. Dat scheelt een vraag.',
} as const;

export const detail = {
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
  unmarried: 'Niet getrouwd',
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

export const interest = {
  relationship: 'Relatie',
  onenightstand: 'One-night-stand',
  kissing: 'Zoenen',
  hugging: 'Knuffelen',
  massages: 'Massages',
  lingerie: 'Lingerie',
  sex: 'Seks',
  safesex: 'Veilige seks',
  publicsex: 'Buitenseks',
  oralsex: 'Orale seks',
  analsex: 'Anale seks',
  sextoys: 'Seksspeeltjes',
  masturbating: 'Masturberen',
  exchangingpictures: 'Foto’s uitwisselen',
  threesome: 'Trio',
  gangbang: 'Gangbang',
  bondage: 'Bondage',
  sadomasochism: 'SM',
  gym: 'Sportschool',
  sports: 'Sport',
  dancing: 'Dansen',
  travelling: 'Reizen',
  adventure: 'Avontuur',
  party: 'Uitgaan',
  tattoos: 'Tatoeages',
  music: 'Muziek',
  movies: 'Films',
  videogames: 'Gamen',
  politics: 'Politiek',
  outdoors: 'Buiten zijn',
  gardening: 'Tuinieren',
  hiking: 'Wandelen',
  biking: 'Fietsen',
  reading: 'Lezen',
  animals: 'Dieren',
  beach: 'Strand',
  art: 'Kunst',
  photography: 'Fotografie',
  theater: 'Theater',
  shopping: 'Winkelen',
  fashion: 'Mode',
  astrology: 'Astrologie',
  cooking: 'Koken',
  foodie: 'Lekker eten',
  bbq: 'Barbecue',
  sushi: 'Sushi',
  vegetarian: 'Vegetarisch',
  wine: 'Wijn',
  beer: 'Bier',
  tea: 'Thee',
  coffee: 'Koffie',
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
  intro: 'Deze leden hebben de afgelopen {days} dagen je profiel bekeken, de laatste eerst.',
  earlier: 'Eerdere bezoekers',
  empty: 'Nog geen bezoekers',
  empty_text: 'Hier zie je {days} dagen lang wie je profiel bekijkt. Kijk zelf ook eens rond: vaak kijkt iemand terug.',
  locked: 'Wie heeft jou bekeken?',
  locked_text: 'Met premium zie je wie de afgelopen {days} dagen je profiel heeft bekeken.',
  both_ways: 'Het werkt twee kanten op: bekijk jij een profiel, dan kan dat lid jou ook zien.',
  to_premium: 'Bekijk premium',
  off: 'Bezoek staat uit',
  off_text: 'Anderen zien niet dat je hun profiel bekijkt. Daarom zie jij ook niet wie jou bekijkt.',
  to_privacy: 'Naar privacy',
  made: 'Profielen die je hebt bekeken',
} as const;
