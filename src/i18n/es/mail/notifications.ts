export const notification_mail = {
  unsubscribe: 'Dejar estos correos',
  preferences: 'Ajustar notificaciones',
  photo_of: 'Foto de {name}',
} as const;

/** The whole text of every notification email in discreet mode; it must fit each of them. */
export const discreet_notification = {
  text: 'Hay algo nuevo para ti. Por discreción, este correo no dice qué.',
  button: 'Ver',
  why: 'Recibes este correo porque tienes activadas estas notificaciones. El botón te muestra de quién viene.',
} as const;

export const notifications_enable_mail = {
  subject: '¿Volver a recibir correos de {site}?',
  preview: 'Confirma que esta dirección es tuya.',
  text: 'Has pedido volver a recibir correos sobre mensajes, likes y otras novedades. Con el botón confirmas que esta dirección funciona y es tuya. Después te los enviaremos otra vez, tal como los tenías.',
  button: 'Sí, quiero recibirlos',
  expires: 'El enlace vale {days, plural, one {# día} other {# días}} y una sola vez.',
  not_you: '¿No lo has pedido? Entonces no tienes que hacer nada: no cambia nada.',
} as const;

/** Instead of the text and the footer in discreet mode. */
export const notifications_enable_discreet = {
  text: 'Confirma con el botón que esta dirección es tuya. Por discreción, este correo no dice para qué.',
  button: 'Confirmar',
} as const;

export const export_notifications = {
  title: 'Notificaciones',
  chosen: 'correo: {email}, dispositivos: {push}',
  quiet: 'Horas de silencio',
  devices: 'Dispositivos que reciben notificaciones',
  emails: 'Correos de notificaciones de los últimos 30 días',
  announcements: 'Mensajes del sitio en el último año',
} as const;

export const export_notification = {
  new_conversations: 'Conversaciones nuevas',
  new_messages: 'Mensajes nuevos',
  like: 'Likes, matches y visitas',
  unread_message_reminders: 'Recordatorio de mensajes sin leer',
  promotions: 'Ofertas',
  weekly_updates: 'Resumen de la semana',
  news: 'Novedades del sitio',
  reminders: 'Recordatorios de tu registro',
} as const;

export const export_frequency = {
  at_once: 'al momento',
  daily: 'cada día',
  weekly: 'cada semana',
  never: 'nunca',
} as const;
