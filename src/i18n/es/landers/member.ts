export const lander_member = {
  title: 'Te presentamos a {name}',
  lead: 'Regístrate gratis y podrás dar like o escribir a {name}.',
  lead_default: 'Regístrate gratis, mira quién está cerca y da un like.',
  free: 'Registrarse es gratis. Leer también, siempre.',
  no_words: 'Hay historias que se cuentan mejor en persona. Empieza con un hola.',
  answer: '¿Algo que decirle a {name}?',
  message: 'Tu primer mensaje para {name}',
  message_hint: 'Puedes dejarlo en blanco. Se entregará cuando hayas confirmado tu correo.',
  answer_default: 'Empieza tu propia historia',
  around: 'Estos perfiles también se pueden ver sin cuenta.',
} as const;
