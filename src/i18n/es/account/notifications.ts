export const notifications = {
  title: 'Notificaciones',
  row: 'Correo, dispositivos, horas de silencio',
  intro:
    'Elige por temas qué te llega por correo y qué a tus dispositivos. Los cambios se aplican al momento.',
  always: 'Los correos sobre tu cuenta, tus pagos y lo que has denunciado te llegan siempre.',
  group_messages: 'Mensajes',
  group_likes: 'Likes y visitas',
  group_site: 'De {site}',
  email: 'Por correo',
  push: 'En tus dispositivos',
  summary: 'Correo: {email} · dispositivos: {push}',
  summary_email: 'Correo: {email}',
  on: 'sí',
  off: 'no',
  off_now: 'ahora no',
  saved: '«{label}»: guardado',
  saving: 'Guardando…',
  waiting: 'Aún no se ha guardado. Se hará en cuanto vuelva la conexión.',
} as const;

export const notification_type = {
  new_conversations: 'Conversaciones nuevas',
  new_messages: 'Mensajes nuevos',
  like: 'Likes, matches y visitas',
  unread_message_reminders: 'Sin leer todavía',
  promotions: 'Ofertas',
  weekly_updates: 'Resumen de la semana',
  news: 'Novedades',
  reminders: 'Terminar el registro',
} as const;

export const notification_hint = {
  new_conversations: 'Cuando alguien te escribe por primera vez.',
  new_messages: 'Cuando llega un mensaje a una conversación. Lo que ya has leído no te lo enviamos.',
  like: 'Cuando le gustas a alguien, cuando hay match y cuando alguien mira tu perfil.',
  unread_message_reminders: 'Una sola vez, si un mensaje sigue sin leer a las 24 horas.',
  promotions: 'Descuentos y promociones. Solo te llegan si lo activas.',
  weekly_updates: 'Una vez a la semana: perfiles nuevos que van contigo y lo que te espera.',
  news: 'Cuando hay algo nuevo en el sitio. Solo te llega si lo activas.',
  reminders: 'Dos veces como mucho, mientras te falte confirmar tu correo.',
} as const;

export const frequency = {
  at_once: 'Al momento',
  daily: 'Cada día',
  weekly: 'Cada semana',
  never: 'Nunca',
} as const;

export const frequency_short = {
  at_once: 'al momento',
  daily: 'cada día',
  weekly: 'cada semana',
  never: 'no',
} as const;

export const quiet_hours = {
  title: 'Horas de silencio',
  every_day: 'Silencio cada día a la misma hora',
  hint: 'Durante esas horas no enviamos nada. De lo que llegue te enterarás después.',
  from: 'De',
  until: 'A',
  zone: 'Zona horaria: {zone}.',
  other_zone: 'Estas horas son de {zone}. Este dispositivo está en {here}.',
  use_zone: 'Usar la hora de este dispositivo',
  digests:
    'Los correos diarios y semanales llegan a las {time} de esta zona horaria, o después de tus horas de silencio.',
} as const;

export const push_device = {
  title: 'En este dispositivo',
  label: 'Notificaciones en este dispositivo',
  hint: 'Te avisa cuando hay un mensaje, un like o un match, aunque el sitio esté cerrado. En modo discreto, sin nombres ni textos.',
  last: 'Última notificación aquí: {when}.',
  unsupported:
    'Este navegador no puede mostrar notificaciones. Con un Chrome, Firefox o Safari actual sí funcionan.',
  off_done: 'Has desactivado las notificaciones en este dispositivo.',
} as const;

export const emails_off = {
  title: 'Tus correos están desactivados',
  back: '¿Los quieres otra vez? Enviaremos un correo a {email}. Con el enlace que lleva lo confirmas.',
  submit: 'Volver a activar los correos',
  another: 'Otra dirección de correo',
  sent: 'Hemos enviado un correo a {email}. Abre el enlace, confírmalo y volverás a recibir tus correos.',
  again: 'Enviar otra vez',
} as const;

export const disabled_explanation = {
  bounce: 'Los correos a {email} nos vienen devueltos. ¿Sigue siendo tu dirección?',
  fbl: 'Un correo nuestro se marcó como no deseado. Por eso no te enviamos más.',
  listunsubscribe: 'Te diste de baja en tu programa de correo. Por eso no te enviamos más.',
} as const;

export const unsubscribe = {
  title: 'Darse de baja',
  question: '¿Dejar de recibir correos de «{what}»?',
  text: 'Puedes dejar solo estos correos, o todos los de mensajes, likes y novedades. Los que tratan de tu cuenta te llegan siempre.',
  one: 'Dejar estos correos',
  all: 'Dejar todos los correos',
  done_type: 'Ya no recibirás correos de «{what}»',
  done_all: 'Ya no recibirás estos correos',
  done_text: 'Hecho. Si algún día los quieres otra vez, actívalos en tus notificaciones.',
  preferences: 'Ajustar notificaciones',
  invalid: 'Enlace de baja no válido',
} as const;

export const enable_emails = {
  title: '¿Recibir correos otra vez?',
  text: 'Confirma que esta dirección es tuya. Después te enviaremos correos otra vez, tal como los tenías.',
  submit: 'Sí, quiero recibirlos',
  done_title: 'Tus correos vuelven a estar activados',
  done_text: 'Tu dirección está confirmada. En tus notificaciones eliges sobre qué te escribimos.',
} as const;
