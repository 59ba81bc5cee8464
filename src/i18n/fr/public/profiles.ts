export const activity = {
  online: 'En ligne',
  active: 'En ligne aujourd’hui',
  away: 'Hors ligne',
} as const;

export const distance = {
  under_5: 'à moins de 5 km',
  under_10: 'à moins de 10 km',
  under_25: 'à moins de 25 km',
  under_50: 'à moins de 50 km',
  under_100: 'à moins de 100 km',
  under_250: 'à moins de 250 km',
  over_250: 'à plus de 250 km',
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

export const fictional = {
  warning: 'Ce profil est fictif. Aucun contact physique n’est possible.',
  singular: 'profil fictif',
  plural: 'profils fictifs',
} as const;

export const gender = {
  male: 'Homme',
  female: 'Femme',
} as const;

export const member = {
  name_age: '{name}, {age}',
  label: '{name}, {age} ans',
  is_new: 'Nouveau',
  verified: 'Vérifié',
  verified_hint: 'On a comparé cette photo à un selfie.',
  photo: 'Photo de {name}',
  no_photo: '{name} n’a pas encore de photo',
} as const;
