export const gender = {
  male: 'Hombre',
  female: 'Mujer',
} as const;

export const activity = {
  online: 'En línea ahora',
  active: 'En línea hoy',
  away: 'No está en línea',
} as const;

export const distance = {
  under_5: 'a menos de 5 km',
  under_10: 'a menos de 10 km',
  under_25: 'a menos de 25 km',
  under_50: 'a menos de 50 km',
  under_100: 'a menos de 100 km',
  under_250: 'a menos de 250 km',
  over_250: 'a más de 250 km',
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
  label: '{name}, {age} años',
  is_new: 'Nuevo',
  verified: 'Foto verificada',
  verified_hint: 'Hemos comparado esta foto con un selfi.',
  photo: 'Foto de {name}',
  no_photo: '{name} aún no tiene foto',
} as const;

/** Used if the site's own settings are empty. */
export const fictional = {
  warning: 'Este perfil es ficticio. El contacto físico no es posible.',
  singular: 'perfil ficticio',
  plural: 'perfiles ficticios',
} as const;
