export const lander_iconslanding = {
  title: 'Waar heb je zin in?',
  lead: 'Tik aan wat bij je past. Dan staat het alvast in je profiel.',
  reasons: 'Wat zoek je?',
  interests: 'Waar word je blij van?',
  none: 'Nog niets gekozen',
  on: 'Nu je naam',
  begin: 'En nu je naam',
} as const;

export const lander_icon_interest = {
  music: 'Muziek',
  movies: 'Films',
  cooking: 'Koken',
  travelling: 'Reizen',
  gym: 'Sportschool',
  dancing: 'Dansen',
  biking: 'Fietsen',
  reading: 'Lezen',
  animals: 'Dieren',
  beach: 'Strand',
  coffee: 'Koffie',
  videogames: 'Gamen',
} as const;

export const lander_icon_reason = {
  relationship: 'Een relatie',
  dates: 'Dates',
  friends: 'Vriendschap',
  chat: 'Praten',
  fun: 'Plezier',
} as const;

export const lander_icon_reason_line = {
  relationship: 'Twee tandenborstels in één beker',
  dates: 'Een drankje, en zien waar het heen gaat',
  friends: 'Iemand die je zomaar kunt bellen',
  chat: 'Eerst een goed gesprek',
  fun: 'Vanavond even niet storen',
} as const;
