export const lander_member = {
  title: 'Ti presentiamo {name}',
  lead: 'Iscriviti gratis e puoi mandare a {name} un like o un messaggio.',
  lead_default: 'Iscriviti gratis, guarda chi c’è vicino e metti un like.',
  free: 'Iscriversi è gratis. Anche leggere, sempre.',
  no_words: 'Certe storie è meglio raccontarle di persona. Comincia con un ciao.',
  answer: 'Hai qualcosa da dire a {name}?',
  message: 'Il tuo primo messaggio per {name}',
  message_hint: 'Puoi lasciarlo vuoto. Lo consegniamo appena confermi l’indirizzo email.',
  answer_default: 'Comincia la tua storia',
  around: 'Anche queste persone si mostrano a chi visita il sito.',
} as const;
