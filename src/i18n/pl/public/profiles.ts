export const gender = {
  male: 'Mężczyzna',
  female: 'Kobieta',
} as const;

export const activity = {
  online: 'Teraz online',
  active: 'Dziś online',
  away: 'Offline',
} as const;

export const distance = {
  under_5: 'mniej niż 5 km',
  under_10: 'mniej niż 10 km',
  under_25: 'mniej niż 25 km',
  under_50: 'mniej niż 50 km',
  under_100: 'mniej niż 100 km',
  under_250: 'mniej niż 250 km',
  over_250: 'ponad 250 km',
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
  label: '{name}, wiek: {age}',
  is_new: 'Nowość',
  verified: 'Zweryfikowane',
  verified_hint: 'Porównaliśmy to zdjęcie z selfie.',
  photo: 'Zdjęcie z profilu {name}',
  no_photo: '{name} nie ma jeszcze zdjęcia',
} as const;

/** Used if the site's own settings are empty. */
export const fictional = {
  warning: 'To jest fikcyjny profil. Spotkanie na żywo nie jest możliwe.',
  singular: 'fikcyjny profil',
  plural: 'fikcyjne profile',
} as const;
