export const complaint_mail = {
  subject: 'Hemos recibido tu queja ({reference})',
  preview: 'La leemos y te respondemos.',
  text: 'Hemos recibido tu queja sobre «{topic}». La leemos, la investigamos y respondemos a esta dirección. ¿Quieres añadir algo? Responde a este correo.',
  reference: 'Tu referencia: {reference}',
  not_you: '¿No has enviado ninguna queja? Entonces alguien ha puesto tu dirección por error y no tienes que hacer nada.',
} as const;

export const complaint_operator_mail = {
  subject: 'Queja {reference}: {topic}',
  preview: 'Nueva queja',
  greeting: 'Queja {reference}',
  topic: 'Tema: {topic}',
  member: 'De alguien con cuenta: {email} (cuenta {account})',
  visitor: 'De alguien sin cuenta: {email}',
  reply: 'Si respondes a este correo, le llega a {email}.',
} as const;

export const report_mail = {
  subject: 'Hemos recibido tu denuncia ({reference})',
  preview: 'La miramos y te respondemos.',
  text: 'Hemos recibido tu denuncia: «{reason}». Lo que viste lo guardamos tal como estaba. La persona denunciada no sabrá de quién viene.',
  next: 'Una persona del equipo lee tu denuncia, decide y te cuenta el resultado. ¿Quieres añadir algo? Responde a este correo. Si has encontrado una foto tuya o hay peligro, dilo.',
  reference: 'Tu referencia: {reference}',
} as const;

export const report_operator_mail = {
  subject: 'Denuncia {reference}: {reason}',
  subject_urgent: 'URGENTE, denuncia {reference}: {reason}',
  preview: 'Nueva denuncia de un perfil',
  greeting: 'Denuncia {reference}: {reason}',
  text: 'Alguien ha denunciado un perfil. La denuncia y las pruebas están en la base de datos, no en este correo.',
  read: 'Para leerla: {command}',
} as const;

export const decision_mail = {
  subject: 'Una decisión sobre tu cuenta en {site}',
  replaces: 'Sustituye a nuestra decisión del {day}, que ya no cuenta: hemos vuelto a mirar la denuncia.',
  removed_text: 'Hemos eliminado el texto sobre ti.',
  removed_photos: '{count, plural, one {Hemos ocultado una foto; solo la ves tú.} other {Hemos ocultado # fotos; solo las ves tú.}}',
  removed_messages: '{count, plural, one {Hemos eliminado algo que enviaste; solo lo ves tú.} other {Hemos eliminado # cosas que enviaste; solo las ves tú.}}',
  about: 'Se trata de esto: {subject}.',
  rule: 'La norma: {rule}',
  reason: 'Motivo: {reason}',
  refund: 'Te devolvemos {money} por los créditos que compraste y no usaste, por la misma vía por la que pagaste.',
  counts: 'Cuenta como advertencia durante {months, number} meses.',
  appeal: '¿No estás de acuerdo? Dinos por qué antes de esta fecha: {until}. Lo mirará otra persona, no quien decidió. No cuesta nada.',
  button: 'Leer la decisión o recurrir',
  by_people: 'Esto lo han decidido personas, no una máquina.',
  automated: 'Ha sido automático. Si recurres, lo mira una persona.',
  other_ways: 'También puedes acudir a un órgano certificado de resolución extrajudicial de litigios o a los tribunales.',
} as const;

export const decision_undone_mail = {
  subject: 'Nuestra decisión sobre tu cuenta en {site} ya no cuenta',
  preview: 'Hemos anulado una decisión.',
  text: 'Hemos vuelto a mirar la denuncia que llevó a nuestra decisión del {day} y hemos anulado esa decisión. Lo que habíamos quitado ha vuelto; si había una suspensión, ha terminado. La decisión ya no cuenta. No tienes que hacer nada.',
} as const;

export const measure_mail = {
  warning: 'Recibes una advertencia. Tu perfil sigue como está y puedes seguir usándolo.',
  content_removed: 'Hemos eliminado algo tuyo. Por lo demás, puedes seguir usando tu cuenta.',
  temporary_ban: 'Tu cuenta está suspendida hasta el {until}. Hasta entonces nadie ve tu perfil y no puedes iniciar sesión. Después todo vuelve a estar como antes.',
  permanent_ban: 'Tu cuenta está suspendida para siempre. Nadie ve tu perfil y ya no puedes iniciar sesión.',
  messages_limited: 'Por ahora puedes escribir a menos gente nueva de lo habitual. Tu perfil y tus conversaciones siguen como están.',
  messages_stopped: 'Por ahora no puedes escribir a gente nueva. Tu perfil y tus conversaciones siguen como están.',
} as const;

export const report_decision_mail = {
  subject: 'En qué ha quedado tu denuncia ({reference})',
  preview: 'Hemos decidido sobre tu denuncia.',
  text: 'Denunciaste {subject}: «{reason}». Una persona del equipo lo ha mirado.',
  action: 'Hemos tomado medidas, según esta norma: {rule} No podemos contarte más sobre la otra persona, que no sabe que la denuncia es tuya.',
  no_action: 'No hemos tomado medidas. Gracias de todos modos: avisar siempre ayuda.',
  appeal: '¿No estás de acuerdo? Dinos por qué antes de esta fecha: {until}. Lo mirará otra persona, no quien decidió.',
  button: 'Leer la decisión o recurrir',
} as const;

export const report_undone_mail = {
  subject: 'Sobre tu denuncia ({reference}): hemos anulado algo',
  preview: 'Lo hemos vuelto a mirar.',
  text: 'Denunciaste {subject}: «{reason}».',
  undone: 'Te dijimos que habíamos tomado medidas. Después lo hemos vuelto a mirar y las hemos anulado.',
  button: 'Leer la decisión',
} as const;

export const notice_undone_mail = {
  subject: 'Sobre tu denuncia de una página ({reference}): hemos anulado algo',
} as const;

export const reported_subject = {
  profile: 'un perfil',
  photo: 'una foto de un perfil',
  message: 'un mensaje',
  chat_photo: 'una foto de una conversación',
  gift: 'un regalo',
  page: 'una página',
} as const;

export const appeal_mail = {
  subject: 'Hemos recibido tu recurso',
  preview: 'Lo volvemos a mirar.',
  text: 'Hemos recibido tu recurso. Volvemos a mirar la decisión y te escribimos con el resultado.',
  other_person: 'Lo hace otra persona, no quien decidió.',
} as const;

export const appeal_operator_mail = {
  subject: 'Recurso {reference}',
  preview: 'Nuevo recurso contra una decisión',
  text: 'Alguien recurre una decisión. Tiene que mirarlo otra persona, no quien decidió, en la administración.',
} as const;

export const appeal_decision_mail = {
  subject: 'El resultado de tu recurso',
  preview: 'Hemos vuelto a mirar la decisión.',
  upheld_reported: 'Hemos vuelto a mirar la decisión sobre tu cuenta. Se mantiene.',
  overturned_reported: 'Hemos vuelto a mirar la decisión sobre tu cuenta. Tenías razón: la hemos anulado y ya no cuenta. Lo sentimos.',
  upheld_reporter: 'Hemos vuelto a mirar la decisión sobre tu denuncia. Se mantiene.',
  overturned_reporter: 'Hemos vuelto a mirar la decisión sobre tu denuncia. Tenías razón: se decide de nuevo y te contaremos el resultado.',
  open_again: 'Tu cuenta vuelve a estar abierta: puedes iniciar sesión y los demás te ven otra vez.',
  other_ban: 'Eso sí, tu cuenta sigue suspendida por otra decisión.',
  button: 'Leer la respuesta',
  other_person: 'Lo ha hecho otra persona, no quien decidió.',
} as const;

export const complaint_answer_mail = {
  subject: 'Nuestra respuesta a tu queja ({reference})',
  preview: 'Lo hemos investigado.',
  text: 'Nos enviaste una queja sobre «{topic}». Esta es nuestra respuesta:',
  not_content: '¿No estás de acuerdo? Responde a este correo.',
} as const;

export const decision_subject = {
  photo: 'una de tus fotos',
  message: 'un mensaje que enviaste',
  chat_photo: 'una foto que enviaste',
  gift: 'un regalo que enviaste',
  selfie: 'tu selfi',
} as const;

export const notice_mail = {
  subject: 'Hemos recibido tu denuncia ({reference})',
  preview: 'La miramos y te contamos qué decidimos.',
  text: 'Hemos recibido tu denuncia sobre algo de nuestro sitio. Guardamos lo que se ve ahora en esa página para decidir.',
  next: 'Una persona del equipo la mira y decide: en una hora si alguien corre peligro o hay menores, y si no, en un día. Te escribiremos, decidamos lo que decidamos.',
  button: 'Ver cómo va',
  not_you: '¿No has denunciado nada? Entonces alguien ha puesto tu dirección por error y no tienes que hacer nada.',
} as const;

export const notice_decision_mail = {
  subject: 'Qué hemos decidido sobre tu denuncia ({reference})',
  preview: 'Lo hemos mirado.',
  text: 'Nos dijiste que {path}, en nuestro sitio, podía ir contra la ley. Una persona del equipo lo ha mirado.',
  action: 'Hemos tomado medidas, según esta norma: {rule}',
  no_action: 'No hemos tomado medidas.',
  disagree: '¿No estás de acuerdo? Tienes seis meses para enviarnos una queja sobre la decisión, con la referencia. Lo mirará otra persona. No cuesta nada.',
  button: 'Enviar una queja',
} as const;
