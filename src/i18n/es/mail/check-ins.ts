/** To the member, after a date. */
export const check_in_mail = {
  subject: '¿Todo bien?',
  preview: 'Dínoslo y no se enterará nadie más.',
  text: 'Nos pediste que te preguntáramos el {time}: ¿va todo bien?',
  button: 'Responder',
  otherwise: 'Si en media hora no sabemos nada, escribiremos a la persona de confianza que elegiste.',
} as const;

export const check_in_withdrawn_mail = {
  subject: 'Tu aviso necesita a otra persona',
  preview: 'Tu persona de confianza prefiere no recibir mensajes.',
  text: '{name} prefiere no recibir mensajes nuestros. Si no respondes el {time}, nadie se enterará. Prepara el aviso con otra persona de confianza.',
  button: 'Elegir a otra persona',
} as const;

/** To a friend, who may not know the site and what the member does there. */
export const check_in_mail_parts = {
  footer: '{name} nos dio tu dirección para esto y para nada más.',
  stop: 'Cambiar tu respuesta o dejar estos mensajes',
} as const;

export const check_in_consent_mail = {
  subject: '{name} tiene una pregunta para ti',
  text: '{name} queda a veces con gente nueva y prefiere que alguien sepa dónde. ¿Podemos escribirte si después {name} no nos dice que todo va bien?',
  what: 'Ese mensaje diría con quién había quedado {name}, dónde y cuándo. Recibirás muy pocos, quizá ninguno.',
  button: 'Responder a {name}',
  only: 'No usamos tu dirección para nada más. Sin tu sí, no volveremos a escribirte.',
  never: '¿No conoces a {name}? Entonces no tienes que hacer nada. También puedes rechazar para siempre estas preguntas.',
} as const;

export const check_in_alarm_mail = {
  subject: 'Un mensaje sobre {name}',
  text: '{name} quedó en decirnos, como muy tarde el {time}, que todo iba bien, y nos pidió que te escribiéramos si no lo hacía. No sabemos nada.',
  person: 'Había quedado con: {person}',
  place: 'Lugar: {place}',
  since: 'Desde: {time}',
  note: 'Una nota para ti: {note}',
  what_now: 'Muchas veces es solo que el teléfono se ha quedado sin batería. Intenta hablar con {name}. Si te preocupa, llama a la policía; en una emergencia, llama al {number}.',
} as const;

export const check_in_well_mail = {
  subject: 'Un mensaje sobre {name}: todo va bien',
  text: '{name} nos acaba de decir que todo va bien. No tienes que hacer nada.',
} as const;

export const export_check_ins = {
  title: 'Avisos de cita',
  friends: 'A quién podemos avisar',
  dates: 'Preparados',
} as const;
