export const nav = {
  main: 'Menú principal',
  skip: 'Ir al contenido',
  home: 'Portada',
  members: 'Buscar perfiles',
  members_short: 'Buscar',
  chats: 'Mensajes',
  likes: 'Likes',
  credits: 'Créditos',
  get_premium: 'Hazte premium',
  profile: 'Mi perfil',
  visitors: 'Visitas',
  swipe_game: 'Sí o no',
  match_finder: 'Encuentra tu match',
  settings: 'Ajustes',
  account_menu: 'Menú de {name}',
  login: 'Iniciar sesión',
  logout: 'Cerrar sesión',
  signup: 'Regístrate gratis',
  language: 'Idioma',
  unread: '{count, plural, =0 {Ningún mensaje sin leer} one {# mensaje sin leer} other {# mensajes sin leer}}',
  new_likes: '{count, plural, =0 {Ningún like nuevo} one {# like nuevo} other {# likes nuevos}}',
  credits_left: '{count, plural, =0 {Sin créditos} one {Queda # crédito} other {Quedan # créditos}}',
  theme_light: 'Tema claro',
  theme_dark: 'Tema oscuro',
} as const;

export const action = {
  done: 'Listo',
  not_now: 'Ahora no',
  save: 'Guardar',
  understood: 'Entendido',
  back: 'Atrás',
  cancel: 'Cancelar',
  close: 'Cerrar',
  delete: 'Eliminar',
  dismiss: 'No mostrar más',
  next: 'Siguiente',
  retry: 'Reintentar',
  undo: 'Deshacer',
} as const;

export const state = {
  loading: 'Un momento',
  saved: 'Guardado',
  offline: 'No tienes conexión. Lo intentaremos otra vez en cuanto vuelva.',
  not_sent: 'Ahora no hay conexión, así que no se ha enviado. Lo que has escrito sigue aquí: inténtalo dentro de un momento.',
  broken: 'Esta página no se ha cargado del todo.',
  unreachable: 'Volvemos enseguida. No tienes que hacer nada: esto sigue solo.',
} as const;

export const home = {
  title: 'Conoce a hombres cerca de ti',
  title_everyone: 'Conoce a alguien cerca de ti',
  lead: 'Mira quién está en línea esta noche, da un like y a ver qué pasa.',
  login: 'Ya tengo cuenta',
  fair_title: 'Cuentas claras',
  fair_text: 'En el botón ves lo que cuesta cada mensaje. Leer es siempre gratis y no hay suscripciones.',
  discreet_title: 'Discreción',
  discreet_text: 'Los demás ven tu edad, nunca tu fecha de nacimiento ni tu correo. Tú decides quién ve tus fotos privadas.',
  real_title: 'Sabes quién es real',
  real_text: 'Los perfiles ficticios llevan un símbolo en todas partes.',
  recently_active: 'En línea hace poco',
} as const;

export const language_page = {
  title: 'Elige tu idioma',
  lead: 'Recordaremos tu elección.',
} as const;

export const footer = {
  label: 'Sobre este sitio',
  more: 'Condiciones, privacidad y ayuda',
  terms: 'Condiciones',
  privacy: 'Privacidad',
  cookies: 'Cookies',
  ban: 'Bloquear el acceso',
  report_content: 'Denunciar algo ilegal',
  return_policy: 'Devoluciones',
  faq: 'Preguntas frecuentes',
  service: 'Atención al cliente',
  copyright: '© {year} {company}',
  disclaimer: '{site} es para personas adultas de {min_age} años o más. El símbolo {icon} señala los {plural}: no puedes conocerlos en persona.',
  company: '{company}, {address}, {city}. Inscripción en el registro mercantil: {number}.',
} as const;

export const entry_warning = {
  title: 'Información importante',
  adults: 'Este sitio es solo para personas adultas de {min_age} años o más. Puede haber desnudos.',
  fictional: 'Algunos perfiles son ficticios. Los reconocerás por el símbolo {icon}; con ellos no es posible el contacto físico.',
  costs: 'Registrarse y leer es gratis. Enviar mensajes cuesta créditos; siempre ves antes el precio.',
  children: '¿También usan niños este dispositivo? Con un filtro, los sitios como este quedan fuera de su alcance.',
  enter: 'Tengo {min_age} años o más',
  leave: 'Salir de este sitio',
} as const;

export const page_error = {
  message: 'Algo ha fallado',
  not_found: 'Esta página no existe',
  not_found_help: 'Puede que la dirección haya cambiado o que la página ya no esté.',
  help: 'Es cosa nuestra. Inténtalo otra vez dentro de un minuto.',
  offline: 'No tienes conexión',
  offline_help: 'Esta página no se ha podido cargar. Inténtalo otra vez cuando vuelva la conexión.',
  unreachable: 'Volvemos enseguida',
  unreachable_help: 'No suele durar mucho. Inténtalo otra vez dentro de un momento.',
  too_many_help: 'El resto del sitio funciona con normalidad.',
  line_back: 'Ha vuelto la conexión',
  line_back_help: 'Inténtalo otra vez para seguir.',
  still: 'Sigue sin haber conexión. Inténtalo dentro de un momento.',
  code: 'Código {status}',
  home: 'Ir a la portada',
} as const;

export const static_page = {
  since: 'Versión del {date}',
} as const;

export const region_label = {
  province: 'Provincia',
  state: 'Estado',
  region: 'Región',
  canton: 'Cantón',
  land: 'Estado federado',
  voivodeship: 'Voivodato',
} as const;
