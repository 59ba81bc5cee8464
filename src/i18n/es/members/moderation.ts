export const report = {
  action: 'Denunciar a {name}',
  lead: '{name} no sabrá que la denuncia es tuya.',
  reason: '¿Qué pasa?',
  reason_missing: 'Elige qué pasa',
  text: 'Cuéntanos qué ha pasado',
  text_hint: 'Bastan unas frases. Como mucho, {max, number} caracteres.',
  block: 'Bloquear también a {name}',
  block_hint: 'Dejaréis de veros. Tu conversación desaparece, pero la guardamos para esta denuncia.',
  evidence: 'Guardamos el perfil, las fotos y vuestros últimos mensajes tal como están ahora, hasta que terminemos. También si hay un bloqueo entre vosotros.',
  danger: '¿Hay peligro ahora? Llama al 112 o al número de emergencias de tu país. Lo miramos cuanto antes, pero no somos un servicio de emergencias.',
  submit: 'Enviar denuncia',
  sent_title: 'Tenemos tu denuncia',
  sent_text: 'Gracias por decírnoslo. Tu referencia es <code>{reference}</code>; te llegará también por correo.',
  known_title: 'Esto ya lo habías denunciado',
  known_text: 'Lo que has escrito ahora se suma a esa denuncia. Tu referencia sigue siendo <code>{reference}</code>.',
  sent_next: 'Una persona del equipo lee tu denuncia y mira el perfil. Lo urgente va primero. Siempre tendrás respuesta, aunque no tomemos medidas.',
} as const;

export const report_reason = {
  spam_or_scam: 'Spam o una estafa',
  fictional_not_labelled: 'Un perfil falso que no se indica como ficticio',
  underage: 'Alguien menor de 18 años',
  harassment: 'Acoso, odio o amenazas',
  intimate_image_without_consent: 'Una foto íntima sin permiso',
  extortion: 'Chantaje o extorsión',
  danger_to_life: 'Alguien corre peligro',
  other: 'Otra cosa',
} as const;

/** Beside a received message about money or extortion. */
export const safety_note = {
  label: 'Ten cuidado',
  money: 'Aquí se habla de dinero. Te cuente lo que te cuente {name}, nunca envíes dinero, tarjetas regalo ni datos bancarios a alguien que no has visto en persona.',
  money_tips: 'Así funcionan las estafas',
  extortion: '¿Te amenaza {name}? No tienes que pasar por esto a solas y no es culpa tuya. No pagues, no respondas y guarda los mensajes.',
  extortion_help: 'Qué puedes hacer ahora',
  report: 'Denunciar',
  reported: 'Denunciado',
  block: 'Bloquear',
  dismiss: 'Ocultar esta nota en esta conversación',
} as const;

/** After a date, while the member's answer is awaited. */
export const check_in_alert = {
  question: '¿Todo bien?',
  otherwise: 'Si no, avisaremos a tu persona de confianza.',
  alarmed: 'Hemos avisado a tu persona de confianza.',
  waiting: 'Aún no se ha enviado. Saldrá en cuanto vuelva la conexión.',
  well: 'Todo bien',
  thanks: 'Nos alegramos.',
} as const;

/** In the menu of a conversation. */
export const safety_menu = {
  check_in: 'Preparar un aviso de cita',
  tips: 'Citas seguras',
} as const;

/** Of one thing; `report.action` is about the member as a whole. */
export const report_action = {
  photo: 'Denunciar una foto de {name}',
  message: 'Denunciar un mensaje de {name}',
  chat_photo: 'Denunciar una foto enviada por {name}',
  gift: 'Denunciar un regalo de {name}',
} as const;

/** To a member whose account is frozen, on every page. */
export const frozen = {
  title: 'Tu cuenta está en pausa',
  short: 'Tu cuenta está en pausa: solo puedes leer',
  since: 'Tu cuenta está en pausa desde el {day}.',
  why: 'Motivo: {reason}',
  what: 'Estamos investigando algo. Hasta que terminemos, nadie te ve y no puedes escribir, dar likes ni cambiar nada. No pierdes nada de lo tuyo, y puedes leerlo todo.',
  composer: 'Ahora solo puedes leer',
  contact: '¿Crees que es un error? Dínoslo',
  export: 'Descargar tus datos',
} as const;

/** To a member whom staff warned, until they have read why. */
export const decision_alert = {
  label: 'Una decisión sobre tu cuenta',
} as const;

export const noticed_decision = {
  warning: 'Una advertencia: lee por qué',
  content_removed: 'Contenido eliminado: lee por qué',
} as const;
