export const gender = {
  male: 'Man',
  female: 'Vrouw',
} as const;

export const activity = {
  online: 'Nu online',
  active: 'Vandaag actief',
  away: 'Niet online',
} as const;

export const distance = {
  under_5: 'minder dan 5 km',
  under_10: 'minder dan 10 km',
  under_25: 'minder dan 25 km',
  under_50: 'minder dan 50 km',
  under_100: 'minder dan 100 km',
  under_250: 'minder dan 250 km',
  over_250: 'meer dan 250 km',
} as const;

export const distance_short = {
  under_5: '< 5 km',
  under_10: '< 10 km',
  under_25: '< 25 km',
  under_50: '< 50 km',
  under_100: '< 100 km',
  under_250: '< 250 km',
  over_250: '> 250 km',
} as const;

export const member = {
  name_age: '{name}, {age}',
  label: '{name}, {age} jaar',
  is_new: 'Nieuw',
  verified: 'Geverifieerd',
  verified_hint: 'We hebben deze foto vergeleken met een selfie.',
  photo: 'Foto van {name}',
  no_photo: '{name} heeft nog geen foto',
} as const;

export const fictional = {
  warning: 'Dit is een fictief profiel. Fysiek contact is niet mogelijk.',
  singular: 'fictief profiel',
  plural: 'fictieve profielen',
} as const;
