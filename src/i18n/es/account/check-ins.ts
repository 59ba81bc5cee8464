export const check_in = {
  title: 'Aviso de cita',
  row: 'Alguien de confianza lo sabrá si no respondes',
  intro:
    '¿Quedas con alguien por primera vez? Después te preguntamos si todo va bien. Si no respondes en media hora, la persona de confianza que elijas recibe un correo con lo que quieras contarle.',
  due_title: '¿Todo bien?',
  due_text:
    'Nos pediste que te preguntáramos el {time}. Media hora después escribiremos a {friend}, salvo que respondas.',
  alarmed_title: 'Hemos escrito a {friend}',
  alarmed_text: 'No has respondido a tiempo. ¿Estás bien? Entonces se lo diremos enseguida a {friend}.',
  open_title: 'Con {person}',
  open_text: 'Te preguntaremos el {time}. Si no sabemos nada, avisaremos a {friend}.',
  unheard:
    'Te preguntaremos el {time}, pero {friend} prefiere no recibir mensajes. Así que nadie se enterará: mejor elige a otra persona.',
  unheard_asked:
    'Nos pediste que te preguntáramos el {time}. {friend} prefiere no recibir mensajes, así que nadie se enterará.',
  waiting: 'Aún no se ha enviado. Saldrá en cuanto vuelva la conexión.',
  place: 'Lugar: {place}',
  planned: 'Preparados',
  plan_title: 'Preparar un aviso',
  plan_first:
    'Elige primero abajo a tu persona de confianza. En cuanto diga que sí, podrás preparar un aviso.',
  person: '¿Con quién has quedado?',
  where: '¿Dónde? (opcional)',
  where_hint: 'Una dirección, un bar, un pueblo: lo que haga falta para encontrarte.',
  note: '¿Algo más que deba saber tu persona de confianza? (opcional)',
  friend: '¿A quién avisamos?',
  starts: '¿Cuándo empieza?',
  due: '¿Cuándo te preguntamos si todo va bien?',
  zone: 'Hora de {zone}',
  preview: 'Ver qué recibiría',
  preview_title: 'Esto es lo que recibe {friend}',
  preview_when:
    'Solo si no respondes en la media hora posterior a esta fecha: {time}. Antes, nada. Un día después de la cita se borra todo.',
  preview_links:
    'El texto no dice qué sitio es este, pero el enlace de abajo trae hasta aquí, así que en su dirección se ve el dominio del sitio.',
  preview_subject: 'Asunto: {subject}',
  confirm: 'Preparar este aviso',
  change: 'Cambiar algo',
  plan_done: 'Preparado. Te preguntaremos el {time}. Que lo pases bien.',
  friends: 'Tus personas de confianza',
  friends_hint:
    'Recibirá un solo correo, que no menciona {site} ni lo que haces aquí, y antes tiene que decir que sí. Los enlaces traen a este sitio, así que en su dirección se ve el dominio. No usamos su dirección para nada más.',
  friend_remove: 'Quitar a {name}',
  friend_remove_text: 'Los avisos con {name} también terminan. {name} no se entera de nada.',
  friend_removed: 'Has quitado a {name}.',
  friend_name: 'Su nombre',
  friend_email: 'Su dirección de correo',
  friend_known_as: '¿Con qué nombre te conoce?',
  friend_add: 'Pedírselo',
  friend_added: 'Se lo hemos pedido a {name}. Verás aquí la respuesta.',
  not_emergency:
    'No es un servicio de emergencias: un correo puede llegar tarde o quedarse sin leer. Si hay peligro, llama al número de emergencias.',
  tips: 'Más consejos para una cita segura',
} as const;

/** Of the pages that emails lead to. */
export const check_in_link = {
  question: '¿Va todo bien?',
  question_text: 'Basta con un toque.',
  alarmed_text: 'Hemos avisado a tu persona de confianza. Si todo va bien, se lo diremos enseguida.',
  done_text: 'Puedes cerrar esta página.',
  expired: 'Esta pregunta ya está respondida',
  expired_text: 'O te hemos vuelto a preguntar después: usa entonces el último correo.',
  consent_title: '{name} quiere contar contigo',
  consent_text:
    '{name} queda a veces con gente nueva. ¿Podemos escribirte si después {name} no nos dice que todo va bien? El mensaje dirá con quién había quedado, dónde y cuándo.',
  consent_only: 'No usamos tu dirección para nada más, y con este enlace puedes cambiar de opinión.',
  accept: 'Sí, {name} puede contar conmigo',
  refuse: 'Prefiero que no',
  never: 'No volver a preguntármelo',
  accepted: 'Gracias, también de parte de {name}',
  accepted_text:
    'Con un poco de suerte nunca tendrás noticias nuestras. Si te escribimos, intenta hablar primero con {name}.',
  refused: 'Muy bien',
  refused_text: 'No recibirás esos mensajes. {name} verá que prefieres que no.',
  never_text: 'No te lo preguntaremos nunca más, tampoco de parte de otra persona.',
  consent_expired: 'Este enlace ya no funciona',
  consent_expired_text: 'La persona que te lo pidió ha quitado tu dirección. No tienes que hacer nada.',
} as const;

export const check_in_answer = {
  well: 'Todo bien',
  postpone: 'Preguntar una hora más tarde',
  cancel: 'Cancelar este aviso',
} as const;

export const check_in_done = {
  well: 'Nos alegramos.',
  postpone: 'Te preguntaremos una hora más tarde.',
  cancel: 'El aviso se ha cancelado. Nadie se enterará de nada.',
} as const;

export const check_in_friend = {
  asked: 'Aún no ha respondido',
  accepted: 'Ha dicho que sí',
  refused: 'Prefiere que no',
} as const;

export const check_in_answered = {
  well: 'Gracias. Nos alegramos.',
  postpone: 'Te preguntaremos otra vez dentro de una hora.',
  cancel: 'El aviso se ha cancelado.',
} as const;
