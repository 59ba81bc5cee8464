/** Subjects and previews are neutral, because other people may see the screen. */
export const activation_mail = {
  subject: 'Confirma tu correo para {site}',
  preview: 'Un clic y tu cuenta estará activa.',
  text: 'Qué bien que estés aquí. Confirma que esta dirección de correo es tuya: después los demás verán tu perfil y tus mensajes se entregarán.',
  button: 'Activar cuenta',
  expires: 'El enlace vale {days, plural, one {# día} other {# días}}.',
  not_you: '¿No te has registrado? Abre el enlace y elige «No he sido yo»: la cuenta desaparece enseguida. Si no haces nada, desaparece sola a los {days, number} días.',
} as const;

/** Only sites that hide whether an account exists send this email. */
export const account_exists_mail = {
  subject: 'Ya tienes una cuenta en {site}',
  preview: 'Solo tienes que iniciar sesión.',
  text: 'Alguien ha querido registrarse con esta dirección de correo. ¿Has sido tú? Ya tienes una cuenta, así que solo tienes que iniciar sesión.',
  button: 'Iniciar sesión',
  not_you: '¿No has sido tú? Entonces no tienes que hacer nada: no ha cambiado nada y nadie ha visto nada.',
} as const;

export const mail_parts = {
  greeting: 'Hola, {name}:',
  greeting_unnamed: 'Hola:',
  link: '¿No funciona el botón? Abre este enlace:',
  sent_by: '{company}, {address}, {city}',
  support: '¿Preguntas? Escribe a {email}.',
} as const;

/** Subjects and previews are neutral, because other people may see the screen. */
export const password_reset_mail = {
  subject: 'Elige otra contraseña para {site}',
  preview: 'Con el botón eliges otra contraseña.',
  text: 'Has pedido otra contraseña. Elígela con el botón de abajo. Entrarás enseguida, y se cerrará la sesión en tus demás dispositivos.',
  button: 'Elegir otra contraseña',
  expires: 'El enlace sirve una vez, durante {hours, plural, one {# hora} other {# horas}}.',
  not_you: '¿No la has pedido? Entonces no tienes que hacer nada: tu contraseña sigue siendo la misma.',
} as const;

export const password_changed_mail = {
  subject: 'Tu contraseña de {site} ha cambiado',
  preview: '¿No has sido tú? Sigue leyendo.',
  text: 'Ahora tienes otra contraseña. Se ha cerrado la sesión en tus demás dispositivos.',
  passkeys: 'Hemos eliminado tus llaves de acceso, por si otra persona había añadido una. En tus ajustes puedes crear otra.',
  not_you: '¿No has sido tú? Elige otra contraseña ahora mismo: así dejas fuera a cualquiera que pueda entrar en tu cuenta.',
  button: 'No he sido yo',
} as const;

export const email_change_mail = {
  subject: 'Confirma tu nueva dirección para {site}',
  preview: 'Un clic y esta será tu dirección.',
  text: 'Quieres usar esta dirección de correo para tu cuenta. Confirma con el botón que aquí lees tu correo. Hasta entonces sigue valiendo la anterior.',
  button: 'Usar esta dirección',
  expires: 'El enlace sirve una vez, durante {hours, plural, one {# hora} other {# horas}}.',
  not_you: '¿No lo has pedido? Entonces no tienes que hacer nada.',
} as const;

export const email_change_asked_mail = {
  subject: 'Cambio de tu dirección de correo en {site}',
  preview: '¿No has sido tú? Sigue leyendo.',
  text: 'Tu cuenta tendrá otra dirección de correo en cuanto se confirme: {email}. Hasta entonces sigue valiendo esta.',
  not_you: '¿No has sido tú? Entonces alguien conoce tu contraseña. Elige otra: el cambio se para y se cierran todas las sesiones.',
  button: 'No he sido yo',
} as const;

export const email_changed_mail = {
  subject: 'Tu dirección de correo en {site} ha cambiado',
  preview: '¿No has sido tú? Puedes deshacerlo.',
  text: 'Tu cuenta usa ahora {email}. Esta dirección ya no tiene que ver con ella.',
  again: 'Tu cuenta usa ahora otra dirección de correo. Esta ya no tiene que ver con ella.',
  not_you: '¿No has sido tú? Deshazlo con el botón. Volverá a valer esta dirección, se cerrarán todas las sesiones y te enviaremos un enlace para elegir otra contraseña.',
  button: 'Deshacer el cambio',
  expires: 'Puedes deshacerlo durante {days, plural, one {# día} other {# días}}.',
} as const;

/** Subject and preview are neutral, because other people may see the screen. */
export const new_login_mail = {
  subject: 'Nuevo inicio de sesión en {site}',
  preview: '¿Has sido tú?',
  text: 'Se ha iniciado sesión en tu cuenta con un navegador que aún no conocíamos:',
  device: '{browser} en {system}, {country}',
  browser_unknown: 'un navegador desconocido',
  system_unknown: 'un dispositivo desconocido',
  country_unknown: 'país desconocido',
  not_you: '¿No has sido tú? Cierra esa sesión y elige otra contraseña en {address}',
  button: 'Ver tus sesiones',
  you: '¿Has sido tú? Entonces no tienes que hacer nada.',
} as const;

export const passkey_mail = {
  subject: 'Tus llaves de acceso de {site} han cambiado',
  preview: '¿Has sido tú?',
  added: 'Se ha añadido una llave de acceso a tu cuenta: «{passkey}». Con ella puedes entrar sin contraseña.',
  removed: 'La llave de acceso «{passkey}» se ha eliminado de tu cuenta. Tu contraseña sigue funcionando.',
  not_you: '¿No has sido tú? Mira tus llaves de acceso y elige otra contraseña en {address}',
  button: 'Ver tus llaves de acceso',
  you: '¿Has sido tú? Entonces no tienes que hacer nada.',
} as const;

export const no_free_credits_mail = {
  subject: 'Sobre tus créditos gratis en {site}',
  preview: 'Tu dirección está confirmada. Algo sobre tus créditos.',
  once: 'Tu dirección está confirmada: te damos la bienvenida. Esta dirección de correo ya recibió antes créditos gratis, y los damos una sola vez. Por eso {credits, plural, one {el crédito gratis de tu registro se ha descontado} other {los # créditos gratis de tu registro se han descontado}} de tu saldo.',
  unsent: 'Así que {count, plural, one {el mensaje que ya habías escrito no se ha enviado y no lo ha visto nadie} other {los # mensajes que ya habías escrito no se han enviado y no los ha visto nadie}}.',
  free: 'Buscar, dar likes, hacer match y leer sigue siendo gratis. Con un pack puedes seguir escribiendo.',
  button: 'Ver los packs',
  why: 'Una dirección con un signo más, o en Gmail con puntos, cuenta como la misma dirección.',
} as const;

/** Subject and preview are neutral, because other people may see the screen. */
export const deletion_mail = {
  subject: 'Tu cuenta de {site} se va a eliminar',
  preview: 'Aún tienes un tiempo para volver.',
  text: 'Tu cuenta está oculta. Ya nadie ve tu perfil, tus fotos ni tus conversaciones.',
  until: 'Hasta el {until} puedes volver y todo estará como estaba. Después lo borraremos todo para siempre.',
  button: 'Quiero volver',
  not_you: '¿No has eliminado tú la cuenta? Usa el botón y elige después otra contraseña.',
} as const;

export const export_mail = {
  subject: 'Tus datos de {site} están listos',
  preview: 'Inicia sesión para descargarlos.',
  text: 'Pediste una copia de tus datos. Ya está lista. Por seguridad no va en este correo, sino en tu cuenta.',
  button: 'Descargar mis datos',
  expires: 'Puedes descargarlos durante {days, plural, one {# día} other {# días}}. Después los borramos.',
  not_you: '¿No lo has pedido? Entonces cambia tu contraseña y mira en tus ajustes en qué dispositivos hay una sesión abierta.',
} as const;

export const export_failed_mail = {
  subject: 'Tus datos de {site} aún no están listos',
  preview: 'No se ha podido. Puedes intentarlo otra vez ahora mismo.',
  text: 'Pediste una copia de tus datos. Hemos intentado prepararla varias veces y no lo hemos conseguido. Es cosa nuestra, no tuya. Inténtalo otra vez. ¿Vuelve a fallar? Dínoslo.',
  button: 'Volver a pedirla',
} as const;

export const export_page = {
  reports: 'Denuncias que has hecho',
  title: 'Los datos de {name}',
  lead: 'Todo lo que {site} guardaba de ti el {date}. De otras personas solo está lo que también podías ver tú.',
  chapters: 'Apartados',
  files: 'Lo mismo está en la carpeta «data», para programas. Tus fotos están en la carpeta «photos».',
  none: 'Nada.',
  yes: 'Sí',
  no: 'No',
  account: 'Cuenta',
  email: 'Dirección de correo',
  language: 'Idioma',
  signed_up: 'Registro',
  terms: 'Condiciones aceptadas',
  came_by: 'Cómo llegaste aquí',
  invitations: 'Invitaciones',
  invitation: 'Invitación, {used, select, yes {usada} other {sin usar}}',
  confirmed: 'Correo confirmado',
  premium: 'Premium desde',
  sessions: 'Sesiones',
  login_times: 'desde {from}, última vez {last}',
  unknown_device: 'Dispositivo desconocido',
  browsers: 'Navegadores tuyos que conocemos',
  browser: 'Con este has iniciado sesión',
  passkeys: 'Llaves de acceso',
  email_change: 'Nueva dirección de correo, sin confirmar',
  links: 'Enlaces que te enviamos por correo',
  freezes: 'Cuando tu cuenta estuvo en pausa',
  freeze: 'Sin explicación',
  freeze_times: 'de {from} a {until}',
  freeze_since: 'desde {from}',
  emails: 'Correos de los últimos 30 días',
  profile: 'Perfil',
  name: 'Nombre',
  birth_date: 'Fecha de nacimiento',
  gender: 'Género',
  country: 'País',
  blocked: 'A quién has bloqueado',
  word_filter: 'Palabras ocultas',
  preferences: 'A quién quieres ver',
  preferences_are: 'de {from} a {until} años, {is, select, near {a menos de {km} km} other {a cualquier distancia}}',
  photos: 'Fotos',
  photo_public: 'Pública',
  photos_sent: 'Fotos que has enviado',
  album: 'Álbum cerrado',
  album_shown_to: 'Se lo enseñas a',
  album_shown_by: 'Ves el álbum de',
  verification: 'Foto verificada',
  selfie: 'Tu selfi',
  discounts: 'Códigos de descuento',
  payments: 'Pagos',
  cards: 'Tarjetas guardadas',
  searches: 'Búsquedas guardadas',
  conversations: 'Conversaciones',
  email_feedback: 'Correos devueltos y marcados como no deseados',
} as const;

export const export_feedback = {
  bounce: 'Tu dirección de correo no funcionaba',
  temporary: 'Un correo no llegó',
  complaint: 'Un correo se marcó como no deseado',
} as const;

export const export_payment = {
  created: 'empezado',
  pending: 'en proceso',
  completed: 'pagado',
  failed: 'fallido',
  cancelled: 'cancelado',
  expired: 'caducado',
  refunded: 'devuelto',
  charged_back: 'devuelto por el banco',
} as const;

export const export_link = {
  activation: 'Confirmar la dirección de correo',
  password_reset: 'Elegir otra contraseña',
  email_change: 'Confirmar la nueva dirección de correo',
  email_revert: 'Deshacer el cambio de dirección de correo',
  reactivation: 'Recuperar la cuenta',
  notifications: 'Volver a recibir correos',
} as const;

export const export_verification = {
  pose_shown: 'Pose pedida',
  pending: 'Selfi enviado',
  verified: 'Verificada',
  rejected: 'Rechazada',
} as const;

/** To a member whose account staff froze: what that means is said, and how to object. */
export const frozen_mail = {
  subject: 'Tu cuenta de {site} está en pausa',
  preview: 'Estamos investigando algo. Te contamos qué supone para ti.',
  text: 'Estamos investigando algo sobre tu cuenta. Hasta que terminemos, nadie más ve tu perfil y no puedes escribir, dar likes ni cambiar nada. No pierdes nada de lo tuyo.',
  why: 'Motivo: {reason}',
  can: 'Sí puedes iniciar sesión, leer tus mensajes, descargar tus datos y eliminar tu cuenta.',
  disagree: '¿Crees que es un error? Dínoslo, o escribe a {email}. Lo lee una persona.',
  button: 'Decírnoslo',
} as const;

export const unfrozen_mail = {
  subject: 'Tu cuenta de {site} está activa otra vez',
  preview: 'Todo está como estaba.',
  text: 'Hemos terminado y tu cuenta está activa otra vez: los demás ven tu perfil, y tus conversaciones y likes están como estaban. Gracias por tu paciencia.',
  button: 'Ir al sitio',
} as const;

/** What people of the staff looked at, without their names. */
export const export_staff = {
  title: 'Quién ha mirado tus datos',
  lookups: 'Ha mirado datos privados',
  notes: 'Notas sobre ti',
  support: 'Atención al cliente',
  moderator: 'Moderación',
  finance: 'Finanzas',
  admin: 'Administración',
  operator: 'La empresa responsable',
} as const;

export const export_contacts = {
  title: 'Gente con la que no quieres cruzarte aquí',
  list: 'En tu lista',
} as const;

export const exported_contact = {
  email: 'Dirección de correo',
  phone: 'Número de teléfono',
} as const;
