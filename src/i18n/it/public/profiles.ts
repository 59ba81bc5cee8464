export const gender = {
  male: 'Uomo',
  female: 'Donna',
} as const;

export const activity = {
  online: 'Online ora',
  active: 'Online oggi',
  away: 'Non online',
} as const;

export const distance = {
  under_5: 'meno di 5 km',
  under_10: 'meno di 10 km',
  under_25: 'meno di 25 km',
  under_50: 'meno di 50 km',
  under_100: 'meno di 100 km',
  under_250: 'meno di 250 km',
  over_250: 'più di 250 km',
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
  label: '{name}, {age} anni',
  is_new: 'Nuovo',
  verified: 'Foto verificata',
  verified_hint: 'Abbiamo confrontato questa foto con un selfie.',
  photo: 'Foto di {name}',
  no_photo: '{name} non ha ancora una foto',
} as const;

/** Used if the site's own settings are empty. */
export const fictional = {
  warning: 'Questo è un profilo fittizio. Non è possibile incontrarsi di persona.',
  singular: 'profilo fittizio',
  plural: 'profili fittizi',
} as const;
