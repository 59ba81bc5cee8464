/** Why the first messages of a member are limited, in decisions. */
export const signal_reason = {
  repeated_opener: 'En un solo día enviaste casi el mismo primer mensaje a mucha gente.',
  link: 'En tus primeros mensajes hay enlaces a otros sitios.',
  payment_words: 'Tus primeros mensajes hablan de pagos.',
  blocked: 'Te han bloqueado varias personas que no se conocen entre sí.',
  reported: 'Te han denunciado varias personas que no se conocen entre sí.',
  disposable_address: 'Tu dirección de correo es desechable.',
  hosting_network: 'Te registraste desde la red de una empresa de alojamiento web.',
  banned_mailbox: 'Tu buzón pertenece a una cuenta que hemos suspendido.',
  banned_payment: 'Tenemos que revisar uno de tus pagos.',
  similar_name: 'Tu nombre, tal como lo escribes, puede confundir sobre quién eres.',
} as const;

export const signal_follow = {
  slowed: 'Se pasa solo cuando esto deja de ocurrir.',
  person: 'Lo mira una persona del equipo. Si no era correcto, termina antes.',
} as const;

export const signal = {
  repeated_opener: 'Casi el mismo primer mensaje a mucha gente',
  link: 'Un enlace en un primer mensaje',
  payment_words: 'Palabras sobre pagos en un primer mensaje',
  blocked: 'Varios bloqueos',
  reported: 'Varias denuncias',
  disposable_address: 'Una dirección de correo desechable',
  hosting_network: 'Registro desde la red de una empresa de alojamiento web',
  banned_mailbox: 'El buzón de una cuenta suspendida',
  banned_payment: 'Un pago que tenemos que revisar',
  similar_name: 'Cómo está escrito tu nombre',
} as const;

export const signals_export = {
  title: 'Señales de abuso',
  none: 'Tus primeros mensajes no tienen límites.',
} as const;

export const signal_state = {
  slowed: 'Puedes escribir a menos gente nueva de lo habitual.',
  review: 'Puedes escribir a poca gente nueva hasta que lo mire una persona del equipo.',
  stopped: 'No puedes escribir a gente nueva hasta que lo mire una persona del equipo.',
} as const;
