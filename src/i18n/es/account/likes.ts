export const swipe_game = {
  no: 'No',
  yes: 'Sí',
  judge: '¿Te gusta {name}?',
  open: 'Ver el perfil',
  undo: 'Deshacer el último no',
  left: 'Hoy te quedan {swipes, plural, =0 {0 tarjetas} one {# tarjeta} other {# tarjetas}} y {likes, plural, =0 {0 likes} one {# like} other {# likes}}',
  keys: 'Con el teclado: ← es no, → es sí, Retroceso deshace tu último no.',
  out_of_swipes: 'Hoy ya no te quedan tarjetas',
  out_of_swipes_text:
    'Espera {day, select, today {un poco} other {a mañana}}. Volverás a tener {swipes} tarjetas y {likes} likes a esta hora: {when}.',
  out_of_likes: 'Hoy ya no te quedan likes.',
  out_of_likes_text:
    'Espera {day, select, today {un poco} other {a mañana}}. Volverás a tener {likes} likes a esta hora: {when}. Puedes seguir diciendo que no, y en un perfil sí puedes dar like.',
  empty: 'Has visto a todo el mundo',
  empty_text:
    'Ahora no hay tarjetas nuevas de la edad que buscas. Amplía arriba la búsqueda o mira todos los perfiles. Los que has pasado vuelven a salir a los {days} días.',
  preferences: 'A quién quieres ver',
  preferences_now: '{from}-{until} años, {is, select, near {{km} km} other {en cualquier sitio}}',
  preferences_why:
    'Vale para «Sí o no», para «Encuentra tu match» y para tus primeras sugerencias. No lo ve nadie más.',
  preferences_far: 'Primero ves a quien está cerca y después a quien está más lejos.',
  gone: '{name} ya no está. No te ha costado ningún like.',
  waiting: '{count, plural, one {# tarjeta espera} other {# tarjetas esperan}} a que vuelva la conexión.',
} as const;
