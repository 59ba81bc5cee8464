export const gender = {
  male: 'Mann',
  female: 'Frau',
} as const;

export const activity = {
  online: 'Jetzt online',
  active: 'Heute aktiv',
  away: 'Nicht online',
} as const;

export const distance = {
  under_5: 'weniger als 5 km',
  under_10: 'weniger als 10 km',
  under_25: 'weniger als 25 km',
  under_50: 'weniger als 50 km',
  under_100: 'weniger als 100 km',
  under_250: 'weniger als 250 km',
  over_250: 'mehr als 250 km',
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
  label: '{name}, {age} Jahre',
  is_new: 'Neu',
  verified: 'Verifiziert',
  verified_hint: 'Wir haben dieses Foto mit einem Selfie verglichen.',
  photo: 'Foto von {name}',
  no_photo: '{name} hat noch kein Foto',
} as const;

/** Used if the site's own settings are empty. */
export const fictional = {
  warning: 'Das ist ein fiktives Profil. Körperlicher Kontakt ist nicht möglich.',
  singular: 'fiktives Profil',
  plural: 'fiktive Profile',
} as const;
