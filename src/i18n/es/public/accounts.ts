export const login = {
  description: 'Inicia sesión y sigue donde lo dejaste.',
  continue: 'Inicia sesión para seguir.',
  forgot: '¿Has olvidado tu contraseña?',
  passkey: 'Entrar con una llave de acceso',
  or: 'o',
  passkey_cancelled: 'No se ha completado el acceso con la llave. Inténtalo otra vez o usa tu contraseña.',
  no_account: '¿Aún no tienes cuenta?',
  logged_out: 'Has cerrado la sesión.',
  ended: 'Tu sesión ha terminado. Vuelve a iniciar sesión para seguir.',
  banned_until: 'Podrás volver a entrar a partir del {until}.',
  banned_for_good: 'Es definitivo.',
  banned_why: 'Ver por qué y recurrir',
} as const;

export const signup = {
  description: 'Crea un perfil gratis en un minuto y mira quién hay cerca de ti.',
  progress: 'Paso {step, number} de {total, number}',
  name: 'Nombre de perfil',
  name_question: '¿Cómo quieres que te llamen?',
  name_hint: 'Es el nombre que verán los demás. No hace falta que sea el real.',
  birth_date: 'Fecha de nacimiento',
  birth_date_question: '¿Cuándo naciste?',
  birth_date_hint: 'Los demás solo ven tu edad.',
  day: 'Día',
  month: 'Mes',
  year: 'Año',
  gender: 'Soy',
  country: 'País',
  region_none: 'Prefiero no decirlo',
  place_question: '¿Dónde vives?',
  region_again: 'Has elegido otro país. Di dónde vives allí o déjalo en blanco.',
  place_hint: 'Así encuentras a gente cerca. Nunca te pediremos tu dirección.',
  email: 'Correo electrónico',
  email_question: '¿Cuál es tu correo?',
  email_hint: 'No lo verá nadie más. Te enviaremos un mensaje para confirmarlo.',
  email_suggestion: '¿Querías decir {email}?',
  email_suggestion_use: 'Usar {email}',
  password: 'Contraseña',
  password_question: 'Elige una contraseña',
  password_hint: 'Al menos {min, number} caracteres. Una frase corta va muy bien.',
  password_again: 'No guardamos lo que habías escrito. Vuelve a poner la contraseña.',
  password_show: 'Mostrar contraseña',
  password_hide: 'Ocultar contraseña',
  strength_short: 'Aún es corta',
  strength_weak: 'Fácil de adivinar',
  strength_fair: 'Aceptable',
  strength_strong: 'Segura',
  visible_to_visitors: 'También puede ver mi perfil quien no tiene cuenta: foto principal, nombre, edad, localidad y lo que cuento de mí.',
  terms: 'Tengo {min_age} años o más y acepto las <terms>condiciones</terms> y la <privacy>política de privacidad</privacy>.',
  submit: 'Crear cuenta',
  has_account: '¿Ya tienes cuenta?',
  working: 'Estamos creando tu cuenta',
  locked: 'Un momento, ya casi está.',
  step_check: 'Comprobando tus datos',
  step_create: 'Creando la cuenta',
  step_matches: 'Buscando gente para ti',
  step_mail: 'Enviando el correo de activación',
  step_done: 'Listo',
  complete_title: 'Te damos la bienvenida, {name}',
  complete_mail_first: 'Abre primero el enlace de ese correo. Después podrás iniciar sesión.',
  complete_text: 'Hemos enviado un correo a {email}. Abre el enlace del correo y tu cuenta quedará activa.',
  about: 'Después irás al perfil de {name}.',
  message: 'Mensaje para {name}',
  message_question: '¿Qué le quieres decir a {name}?',
  message_placeholder: 'Hola, me ha gustado tu perfil…',
  message_hint: 'Lo enviaremos en cuanto confirmes tu correo. Cuesta {price, number} de tus {free, number} créditos gratis.',
  message_left: '{count, plural, one {Queda # carácter} other {Quedan # caracteres}}',
  message_over: '{count, plural, one {Sobra # carácter} other {Sobran # caracteres}}',
  message_skip: 'Seguir sin mensaje',
  complete_message: 'Tu mensaje para {name} está listo. Le llegará cuando tu cuenta esté activa.',
  complete_member: 'Ir al perfil de {name}',
  complete_more: 'Ver quién te puede gustar',
  matches_title: 'Puede que te gusten',
  matches_text: 'Cerca de ti y más o menos de tu edad. Dar like no cuesta nada. Si os gustáis, hay match.',
  matches_none: 'Todavía no hay nadie',
  matches_none_text: 'Aún no hay nadie de tu edad cerca de ti. Echa un vistazo al resto.',
} as const;

export const closed_signup = {
  title: 'Solo con invitación',
  text: '{site} solo está abierto ahora a quien tiene una invitación. ¿Conoces a alguien de aquí? Pídele una: con su enlace podrás entrar.',
  invitation_title: 'Esta invitación no funciona',
} as const;

export const complete_signup = {
  title: 'Termina tu registro',
  text: 'Elige una contraseña, acepta las condiciones y ya estás dentro.',
  over_title: 'Enlace caducado o no válido',
  over_text: 'Este enlace ya se ha usado o ha dejado de valer. Si ya terminaste tu registro, inicia sesión. Si no, regístrate aquí mismo.',
  over_member: 'Este enlace ya se ha usado o ha dejado de valer. Ya has iniciado sesión, así que no lo necesitas.',
} as const;

export const activation = {
  title: 'Confirma tu correo',
  text: 'Pulsa el botón y tu cuenta quedará activa.',
  submit: 'Activar cuenta',
  done_title: 'Tu cuenta está activa',
  done_text: 'Los demás ya pueden ver tu perfil y escribirte.',
  done_messages: '{count, plural, one {El mensaje que habías escrito ya se ha entregado.} other {Los # mensajes que habías escrito ya se han entregado.}}',
  done_start: 'Ver perfiles',
  error_help: 'El enlace ha caducado o ya se ha usado.',
  error_login: 'Inicia sesión. Si tu cuenta aún no está activa, allí puedes pedir otro correo.',
  error_active: 'Tu cuenta ya está activa: no tienes que hacer nada.',
  error_ask: 'Pide otro correo.',
  reminder_text: 'Hemos enviado un enlace a {email}. Hasta que lo abras, nadie verá tu perfil y tus mensajes esperarán.',
  hint: 'El correo suele llegar en {minutes, plural, one {un minuto} other {# minutos}}. ¿No lo ves? Mira en el correo no deseado.',
  resend: 'Enviar otro correo',
  resent: 'Otro correo va de camino.',
  not_me: 'No he sido yo',
  not_me_question: '¿No te has registrado?',
  not_me_text: 'Entonces alguien ha escrito tu dirección. Eliminaremos esa cuenta ahora mismo, con todo lo que contiene.',
  not_me_submit: 'Eliminar esta cuenta',
  removed_title: 'La cuenta se ha eliminado',
  removed_text: 'Tu dirección ya no está aquí y no recibirás más correos nuestros. No tienes que hacer nada más.',
  resend_later: 'Podrás pedir otro correo dentro de {wait}.',
} as const;

export const reset = {
  title: 'Contraseña olvidada',
  description: 'Elige otra contraseña con el enlace que te enviamos por correo.',
  text: 'Escribe tu dirección de correo. Te enviaremos un enlace para elegir otra contraseña.',
  ask: 'Enviarme un enlace',
  back: 'Volver al inicio de sesión',
  sent_title: 'Mira tu correo',
  sent: 'Hemos enviado un enlace a {email}.',
  sent_perhaps: 'Si {email} tiene una cuenta aquí, el enlace va de camino.',
  sent_hint: 'El enlace vale {hours, plural, one {# hora} other {# horas}}. ¿No te llega? Mira en el correo no deseado.',
} as const;

export const new_password = {
  title: 'Elige otra contraseña',
  text: 'Se abrirá la sesión aquí y se cerrará en tus demás dispositivos. Tendrás que volver a añadir tus llaves de acceso.',
  label: 'Contraseña nueva',
  again: 'Repítela',
  submit: 'Guardar contraseña',
  done: 'Has cambiado tu contraseña.',
} as const;

export const mailed_link = {
  why: 'Los enlaces de nuestros correos sirven una sola vez y solo durante el tiempo que indica el correo.',
  ask_anew: 'Pedir otro correo',
} as const;

export const mail_change = {
  title: 'Confirma tu nueva dirección',
  text: 'Pulsa el botón y esta será la dirección de tu cuenta.',
  submit: 'Usar esta dirección',
  done_title: 'Has cambiado tu dirección',
  done: 'A partir de ahora inicia sesión con esta dirección. Si la anterior estaba confirmada, hemos enviado allí un correo para poder deshacer el cambio.',
  revert_title: 'Recupera tu dirección anterior',
  revert_text: 'Tu cuenta volverá a la dirección en la que has recibido este correo. Se cerrarán todas las sesiones y la contraseña dejará de funcionar.',
  revert_submit: 'Deshacer el cambio',
  reverted_title: 'Has recuperado tu dirección',
  reverted: 'Se han cerrado todas las sesiones. Te hemos enviado un correo para elegir otra contraseña: con ella vuelves a entrar.',
  reverted_again: 'Enviarme otro enlace',
} as const;

export const account_deleted = {
  title: 'Tu cuenta se ha eliminado',
  hidden: 'Ya no te ve nadie y se ha cerrado tu sesión en todas partes.',
  until: 'Puedes volver hasta el {until}, con el enlace del correo que acabamos de enviarte. Después lo borraremos todo para siempre.',
  days: 'Tienes {days, number} días para volver, con el enlace del correo que te hemos enviado. Después lo borraremos todo para siempre.',
  goodbye: 'Gracias por haber estado aquí. Que te vaya bien.',
  home: 'Ir a la portada',
} as const;

export const reactivation = {
  title: '¿Quieres volver?',
  text: 'Pulsa el botón y tu cuenta estará como la dejaste. Después, inicia sesión.',
  submit: 'Sí, quiero volver',
  done_title: 'Qué bien que vuelvas',
  done_text: 'Todo está como estaba. Solo tienes que iniciar sesión.',
  expired_help: 'Inicia sesión con tu correo y tu contraseña. Allí puedes pedir otro correo mientras no pasen los 14 días.',
  resend: 'Volver a enviar el correo',
  resent: 'El correo va de camino. Mira también en el correo no deseado.',
} as const;

/** In discreet mode, `name` replaces the site's name in titles, logo, emails and their sender. */
export const discreet = {
  name: 'Calendario',
  leave: 'Salir ya',
  leave_short: 'Salir',
} as const;
