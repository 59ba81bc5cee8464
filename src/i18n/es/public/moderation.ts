export const complaints = {
  title: 'Quejas',
  description: '¿Algo no va bien con {site}? Cuéntanos qué ha pasado y lo miramos.',
  heading: 'Cuéntanos qué ha pasado',
  lead: 'Las quejas son bienvenidas: así sabemos qué hay que mejorar.',
  topic: '¿De qué se trata?',
  topic_none: 'Elige un tema',
  text: '¿Qué ha pasado?',
  text_hint: 'Di de quién o de qué se trata y cuándo fue. Como mucho, {max, number} caracteres.',
  email: 'Tu correo',
  email_hint: 'Te responderemos aquí.',
  answer_to: 'Te responderemos a {email}.',
  submit: 'Enviar queja',
  next_title: 'Qué pasa después',
  next_received: 'Recibes enseguida una confirmación por correo, con una referencia.',
  next_looked: 'Leemos tu queja, la investigamos y preguntamos lo que no quede claro.',
  next_answered: 'Te escribimos con el resultado. ¿No estás de acuerdo? Responde a ese correo.',
  other_ways: '¿Prefieres escribir o llamar? Escribe a <email></email> o llama al <phone></phone>.',
  sent_title: 'Tu queja se ha enviado',
  sent_text: 'Recibirás una confirmación por correo. Tu referencia es <code>{reference}</code>.',
  sent_follow: 'Ver cómo va',
  sent_home: 'Ir a la portada',
  follow_title: 'Sigue tu queja o denuncia',
  follow_lead: '¿Ya has enviado una queja o has denunciado algo ilegal? Mira cómo va.',
  follow_reference: 'Referencia',
  follow_reference_hint: 'Ocho letras y cifras; están en nuestro correo.',
  follow_email: 'Dirección que indicaste',
  follow_submit: 'Ver el estado',
  follow_unknown: 'No encontramos nada con esta referencia y esta dirección. Lo que has denunciado con tu cuenta está en tus ajustes, en «Denuncias y decisiones».',
  follow_sent: 'Se envió el {day}',
  follow_answered: 'Respondimos el {day}. La respuesta está en tu correo.',
  follow_other: 'Seguir otra cosa',
} as const;

export const complaint_topic = {
  account: 'Mi cuenta o el acceso',
  credits: 'Créditos o un pago',
  member: 'Otra persona del sitio',
  fictional: 'Un perfil ficticio',
  photos: 'Una foto',
  privacy: 'Mis datos',
  decision: 'Una decisión del equipo',
  other: 'Otra cosa',
  illegal_content: 'Algo ilegal',
} as const;

export const complaint_state = {
  received: 'Recibida',
  in_progress: 'La estamos mirando',
  answered: 'Respondida',
} as const;

export const safety = {
  title: 'Citas seguras',
  lines: 'A quién puedes llamar: {country}',
  lines_lead: 'No hace falta estar en peligro para llamar, ni decir quién eres.',
  others: 'Ayuda en otros países',
  emergency: 'En peligro ahora: número de emergencias',
  police: 'Policía, si no es urgente',
  all_day: 'Día y noche',
} as const;

export const help_kind = {
  crisis: 'Cuando no puedes más',
  lgbt: 'Para personas LGTBI+',
  victims: 'Tras un abuso, una estafa o un chantaje',
} as const;

export const notice = {
  title: 'Denunciar algo ilegal',
  description: '¿Has visto en {site} algo que crees que va contra la ley? Dínoslo, con cuenta o sin ella.',
  heading: 'Denunciar algo ilegal',
  lead: '¿Has visto en este sitio algo que crees que va contra la ley? Dinos dónde y lo miramos. No necesitas una cuenta.',
  url: 'Dirección de la página',
  url_hint: 'Cópiala de la barra de direcciones. Solo páginas de este sitio.',
  url_elsewhere: 'Esa página no es de este sitio',
  reason: '¿De qué se trata?',
  reason_none: 'Elige de qué se trata',
  text: '¿Por qué crees que es ilegal?',
  text_hint: 'Di exactamente a qué te refieres: qué foto, qué palabras. Como mucho, {max, number} caracteres.',
  name: 'Tu nombre',
  email_hint: 'Confirmamos tu denuncia y te contamos qué decidimos. La persona denunciada nunca verá tu nombre ni tu dirección. Si se trata de abuso sexual de menores, puedes dejar los dos en blanco.',
  good_faith: 'Lo que escribo aquí es verdad y está completo, hasta donde sé.',
  good_faith_missing: 'Confírmalo, por favor',
  danger: '¿Alguien corre peligro ahora? Llama al 112 o al número de emergencias de tu país. No somos un servicio de emergencias.',
  submit: 'Enviar denuncia',
  next_received: 'Recibes enseguida una confirmación por correo, con una referencia.',
  next_looked: 'La mira una persona del equipo: en una hora si alguien corre peligro o hay menores, y si no, en un día. Guardamos lo que se ve ahora en la página.',
  next_answered: 'Te escribimos con lo que hemos decidido y con lo que puedes hacer si no estás de acuerdo.',
  member: '¿Tienes cuenta? También puedes denunciar a una persona, una foto o un mensaje allí donde aparece. Así vemos exactamente a qué te refieres.',
  follow: 'Ver cómo va',
  sent_title: 'Tu denuncia se ha enviado',
  sent_text: 'Gracias por decírnoslo. Tu referencia es <code>{reference}</code>. Si has puesto una dirección, te llegará también por correo.',
} as const;

export const notice_reason = {
  underage: 'Abuso sexual de menores, o alguien menor de 18 años en el sitio',
  danger_to_life: 'La vida o la seguridad de alguien corre peligro',
  intimate_image_without_consent: 'Una foto íntima sin permiso',
  extortion: 'Chantaje o extorsión',
  harassment: 'Odio, amenazas o acoso',
  spam_or_scam: 'Estafa o identidad robada',
  other: 'Otra cosa que va contra la ley',
} as const;
