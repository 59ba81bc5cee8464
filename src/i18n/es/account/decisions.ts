export const decisions = {
  title: 'Denuncias y decisiones',
  intro:
    'Lo que has denunciado y en qué quedó, y lo que hemos decidido sobre tu cuenta. Deciden personas. Solo los límites a los primeros mensajes pueden ser automáticos, y entonces lo mira una persona si lo pides.',
  about_me: 'Sobre tu cuenta',
  about_me_none: 'Aquí no hay nada. Nunca hemos tenido que decidir nada sobre tu cuenta.',
  strikes:
    '{count, plural, one {Ahora cuenta # advertencia} other {Ahora cuentan # advertencias}}. Cada una caduca a los {months, number} meses.',
  reports: 'Tus denuncias',
  reports_none: 'No has denunciado a nadie.',
  reported_on: 'Denuncia del {day}',
  decided_on: 'Decisión del {day}',
  missing_title: 'No encontramos esta decisión',
  missing_text: 'Las denuncias y decisiones desaparecen cuando desaparece una de las cuentas.',
  all: 'Todas las denuncias y decisiones',
  rule: 'La norma',
  reason: 'Por qué',
  automated: 'Ha sido automático. Si recurres, lo mira una persona.',
  ban_until: 'Hasta el {until}',
  removed_about_me: 'Hemos quitado de tu perfil el texto sobre ti.',
  removed_photos: '{count, plural, one {Hemos ocultado una foto.} other {Hemos ocultado # fotos.}}',
  removed_messages:
    '{count, plural, one {Hemos eliminado algo que enviaste. Solo lo ves tú.} other {Hemos eliminado # cosas que enviaste. Solo las ves tú.}}',
  about: 'Se trata de',
  your_report: 'Lo que escribiste',
  reference: 'Referencia {reference}',
  waiting: 'Lo estamos mirando',
  waiting_text:
    'Una persona del equipo lee tu denuncia y decide. Te escribiremos, decidamos lo que decidamos.',
  action: 'Hemos tomado medidas',
  action_text: 'Hemos tomado medidas por tu denuncia. No podemos contarte más sobre la otra persona.',
  action_undone: 'Tomamos medidas y después las anulamos',
  action_undone_text: 'Lo hemos mirado otra vez y el {day} anulamos lo que habíamos hecho.',
  no_action: 'No hemos tomado medidas',
  appeal_title: '¿No estás de acuerdo?',
  appeal_text:
    'Dinos por qué antes de esta fecha: {until}. Lo mirará otra persona, no quien decidió. Se puede hacer una vez.',
  appeal_label: '¿Por qué tenemos que volver a mirarlo?',
  appeal_hint: '¿Qué se nos ha pasado o qué hemos entendido mal? Como mucho, {max, number} caracteres.',
  appeal_submit: 'Enviar recurso',
  appeal_sent: 'Tu recurso se ha enviado',
  appeal_over: 'Los seis meses para recurrir han terminado.',
  appeal_reopened:
    'Otra persona decide de nuevo sobre esto. Te escribiremos, y podrás recurrir la nueva decisión.',
  undone: 'Anulada el {day}. Ya no cuenta.',
  appeal_yours: 'Tu recurso',
  appeal_waiting: 'Lo está mirando otra persona. Te escribiremos.',
  other_ways:
    'También puedes acudir a un órgano certificado de resolución extrajudicial de litigios o a los tribunales. Para eso no hace falta recurrir aquí.',
} as const;

export const decision_outcome = {
  no_action: 'Sin medidas',
  content_removed: 'Contenido eliminado',
  warning: 'Una advertencia',
  temporary_ban: 'Suspensión temporal',
  permanent_ban: 'Suspensión definitiva',
  photo_rejected: 'Una foto no admitida',
  selfie_rejected: 'Tu selfi no se ha aceptado',
  messages_limited: 'Menos gente nueva a la vez',
  messages_stopped: 'Sin mensajes a gente nueva',
} as const;

export const house_rule = {
  minors: 'Nadie menor de 18 años, y nada en lo que aparezcan menores o que trate de ellos.',
  without_consent: 'Ninguna foto ni dato de alguien que no esté de acuerdo.',
  threats: 'Ni amenazas ni violencia.',
  harassment: 'Ni acoso, ni insultos, ni odio. No es no.',
  scam: 'Ni estafas, ni pedir dinero, ni historias para conseguirlo.',
  extortion: 'Nada de chantajes.',
  advertising: 'Ni publicidad, ni venta de servicios, ni enlaces a otros sitios.',
  impersonation: 'Muéstrate como eres: sin fotos ni nombres de otras personas.',
  ban_evasion: 'Ninguna otra cuenta durante una suspensión.',
  illegal: 'Nada que vaya contra la ley.',
} as const;

export const ban = {
  title: 'Tu cuenta está suspendida',
  until: 'Hasta el {until}. Después podrás volver a iniciar sesión; no tienes que hacer nada.',
  permanent:
    'Tu cuenta está suspendida para siempre. Te devolvemos el dinero de los créditos que compraste y no usaste.',
  hidden: 'Hasta entonces nadie ve tu perfil.',
  sent_title: 'Tu recurso se ha enviado',
  sent_text: 'Lo mirará otra persona, no quien decidió. Te escribiremos con el resultado.',
  back: 'Volver a la decisión',
  over_title: 'Esta cuenta no está suspendida',
  over_text: 'El enlace no funciona, o ya puedes volver a iniciar sesión.',
} as const;

export const appeal_outcome = {
  upheld: 'La decisión se mantiene',
  overturned: 'Tenías razón',
} as const;

export const own_subject = {
  profile: 'Tu perfil',
  photo: 'Una de tus fotos',
  message: 'Un mensaje que enviaste',
  chat_photo: 'Una foto que enviaste',
  gift: 'Un regalo que enviaste',
  page: 'Una página del sitio',
  selfie: 'Tu selfi',
} as const;

export const report_subject = {
  profile: 'El perfil',
  photo: 'Una foto del perfil',
  message: 'Un mensaje',
  chat_photo: 'Una foto de la conversación',
  gift: 'Un regalo',
  page: 'Una página del sitio',
} as const;
