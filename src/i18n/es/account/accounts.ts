export const settings = {
  language_and_theme: 'Idioma y aspecto',
  language_hint: 'Nuestros correos también van en este idioma.',
  theme: 'Aspecto',
  theme_auto: 'Automático',
  theme_light: 'Claro',
  theme_dark: 'Oscuro',
  theme_chosen: 'Aspecto: {name}',
  switched_on: '«{label}»: activado',
  switched_off: '«{label}»: desactivado',
  blocked: 'Perfiles bloqueados',
  blocked_hint: 'No os veis. El nombre es el que tenía cuando bloqueaste el perfil.',
  blocked_none: 'No has bloqueado a nadie. Puedes hacerlo en los tres puntos de cualquier perfil.',
  unblock_name: 'Desbloquear a {name}',
  account: 'Cuenta',
  security: 'Seguridad',
  data: 'Tus datos y tu cuenta',
  since: 'Aquí desde el {date}',
  confirmed: 'confirmado',
  not_confirmed: 'sin confirmar',
  membership: 'Tu cuenta',
  member_since: 'Aquí desde',
} as const;

export const password_settings = {
  intro: 'Se cerrará la sesión en tus demás dispositivos.',
  old: 'Contraseña actual',
  submit: 'Cambiar contraseña',
  done: 'Has cambiado tu contraseña. Se ha cerrado la sesión en tus demás dispositivos.',
} as const;

/** Texts of the reauthentication. */
export const reauthentication = {
  password: 'Tu contraseña',
} as const;

export const email_settings = {
  intro: 'Tu dirección actual es {email}.',
  new: 'Nueva dirección de correo',
  another: 'Usar otra dirección',
  hint: 'Enviaremos allí un enlace. Hasta que lo abras, sigue valiendo la dirección anterior.',
  submit: 'Cambiar dirección',
  asked: 'Un correo va de camino.',
  waiting: 'Pendiente de confirmar: {email}',
  waiting_text: 'Abre el enlace del correo que hemos enviado allí. Vale hasta el {until}.',
  cancel: 'No cambiarla',
  cancelled: 'Tu dirección se queda como está.',
} as const;

export const sessions = {
  title: 'Sesiones y dispositivos',
  intro: 'Estas son tus sesiones abiertas. ¿Hay alguna que no reconoces? Ciérrala y elige otra contraseña.',
  on: '{browser} en {system}',
  unknown: 'Dispositivo desconocido',
  nowhere: 'Lugar desconocido',
  current: 'Este dispositivo',
  begun: 'Inicio: {when}',
  used: 'último uso: {when}',
  active: 'en uso ahora',
  end: 'Cerrar',
  end_name: 'Cerrar la sesión de {name}',
  ended: 'La sesión de {name} se ha cerrado.',
  alone: 'No tienes ninguna otra sesión abierta.',
  others: 'Cerrar todas las demás',
  others_ended: 'Se han cerrado todas las demás sesiones.',
  everywhere: 'Cerrar sesión en todas partes',
  everywhere_hint:
    'Este botón también cierra la sesión aquí. Después, cualquier navegador contará como nuevo: te escribiremos la primera vez que se use.',
} as const;

export const passkeys = {
  title: 'Llaves de acceso',
  intro:
    'Con una llave de acceso entras con tu huella, tu cara o el PIN de tu dispositivo. No hay nada que recordar ni nada que adivinar.',
  none: 'Aún no tienes ninguna llave de acceso.',
  add: 'Añadir una llave',
  added: '«{name}» se ha añadido. Ya puedes entrar con ella.',
  cancelled: 'No se ha añadido ninguna llave: se ha cancelado en tu dispositivo. No ha cambiado nada.',
  known: 'Este dispositivo ya tiene una llave de acceso para tu cuenta.',
  unsupported: 'Este navegador no admite llaves de acceso.',
  created: 'Se añadió: {when}',
  unused: 'sin usar todavía',
  rename: 'Cambiar nombre',
  rename_name: 'Cambiar nombre de «{name}»',
  name: 'Nombre',
  renamed: 'La llave se llama ahora «{name}».',
  remove: 'Eliminar',
  remove_name: 'Eliminar «{name}»',
  remove_question: '¿Eliminar «{name}»?',
  remove_text: 'Ya no podrás entrar con ella. Tu contraseña sigue funcionando.',
  removed: '«{name}» se ha eliminado. Ya no puedes entrar con ella.',
  reauthentication: 'Una comprobación',
  reauthentication_text:
    'Hace un rato que iniciaste la sesión. Escribe tu contraseña para que sepamos que eres tú.',
  reauthentication_submit: 'Seguir',
} as const;

export const deletion = {
  title: 'Eliminar la cuenta',
  step: 'Paso {step, number} de {steps, number}',
  next: 'Seguir',
  stay: 'Prefiero quedarme',
  reason_title: '¿Por qué te vas?',
  reason_hint: 'Nos ayuda a mejorar. Si prefieres no decirlo, sigue sin más.',
  remarks: '¿Qué nos quieres contar?',
  remarks_hint: 'Solo si te apetece. Como mucho, {max, number} caracteres.',
  what_title: 'Qué va a pasar',
  what_now:
    'Ahora mismo: ya no te ve nadie. Tu perfil, fotos, likes y conversaciones desaparecen de todas las listas y se cierra tu sesión en todas partes.',
  what_until:
    'Hasta el {until}: puedes volver con el enlace del correo que recibirás. Todo estará como estaba.',
  what_after:
    'Después: lo borramos todo para siempre. Tus conversaciones desaparecen también para los demás. Solo quedan los datos de pago que la ley nos obliga a guardar, separados de tu perfil.',
  what_credits:
    'Aún tienes {count, plural, one {# crédito gratis} other {# créditos gratis}}. {count, plural, one {También desaparecerá} other {También desaparecerán}}.',
  what_back:
    'Por {credits, plural, one {tu crédito comprado} other {tus # créditos comprados}} te devolveremos {money}, por la misma vía por la que pagaste.',
  what_uncollected:
    'De ese importe, {money} aún no se han cargado en tu cuenta. Si para entonces sigue así, ya no los cobraremos.',
  what_instead: '¿Solo quieres desaparecer un tiempo? <link>Hazte invisible</link>.',
  reauthentication_title: 'Lo último: ¿eres tú?',
  reauthentication_text: 'Con tu contraseña sabemos que lo has decidido tú.',
  reauthentication_passkey: 'Acabas de entrar con tu llave de acceso: con eso basta.',
  submit: 'Eliminar mi cuenta',
  offer_title: '¿Y si te quedas, con un {percentage, number}\u00a0% de descuento?',
  offer_text:
    'Recibirás un código para tus próximos créditos, válido {days, number} días. Lo preguntamos una sola vez, decidas lo que decidas.',
  offer_accept: 'Sí, me quedo',
  offer_decline: 'No, seguir con la eliminación',
  offered_title: 'Qué bien que te quedes',
  offered_text: 'Tu código está también junto a tus créditos.',
  offered_link: 'Ir a tus créditos',
} as const;

export const discount = {
  title: 'Tu descuento: {percentage, number}\u00a0%',
  until: 'Para una compra de créditos, hasta el {until}.',
  always: 'Para una compra de créditos.',
  code: 'Código',
  copy: 'Copiar',
  copied: 'Código copiado',
} as const;

export const delete_reason = {
  price: 'Es demasiado caro',
  found_someone: 'He encontrado a alguien',
  not_looking: 'Ahora no busco a nadie',
  site_problems: 'El sitio no iba bien',
  no_members: 'Hay poca gente cerca de mí',
  time: 'Me quita demasiado tiempo',
  other: 'Otra cosa',
} as const;

export const discretion = {
  title: 'Discreción',
  intro: 'Por si alguien ve tu pantalla, tu teléfono o tu correo.',
  mode: 'Modo discreto',
  mode_text:
    'La pestaña se llama «{name}» y lleva un icono neutro. Los correos y las notificaciones vienen también de «{name}» y no dicen nombres. Si después instalas la aplicación, se llamará igual. En este navegador funciona incluso antes de iniciar sesión.',
  exit_text:
    'Pulsas una vez y estás en {site}. Con el botón de atrás no se vuelve aquí. Lo que hayas escrito se conserva.',
  key: 'Tecla',
  key_escape: 'Escape dos veces',
  key_shift: 'Mayús tres veces',
  key_f9: 'F9',
  key_off: 'Solo el botón de arriba',
  key_saved: 'Tecla elegida',
  on: 'Activado',
  off: 'Desactivado',
} as const;

export const privacy = {
  seen: 'Quién te ve',
  row: 'Invisible, en línea, leído, visitas',
  shared: 'Qué pueden ver los demás',
  mirror: 'Lo que desactives tampoco lo verás de los demás.',
  presence: 'En línea',
  presence_text: 'Los demás ven si estás en línea o si lo has estado hoy.',
  read_text: 'En una conversación, la otra persona ve que has leído un mensaje.',
  typing: 'Escribiendo',
  typing_text: 'En una conversación, la otra persona ve que estás escribiendo.',
  visits: 'Visitas',
  visits_text: 'Si miras un perfil, esa persona puede ver que has pasado por allí.',
  gifts: 'Regalos en tu perfil',
  gifts_text: 'Los demás ven qué regalos has recibido y cuántos. Nunca de quién.',
} as const;

export const invitations = {
  title: 'Invitaciones',
  intro:
    'Con una invitación se puede registrar una persona, aunque el registro esté cerrado. Cada enlace sirve una vez, durante {days, number} días. Nadie ve a quién invitas.',
  unconfirmed: 'Confirma primero tu correo. Después podrás invitar a gente desde aquí.',
  make: 'Crear invitación',
  make_another: 'Otra invitación',
  left: 'Puedes crear {left, number} más ahora.',
  none_left: 'Tienes {open, number} invitaciones pendientes, que es el máximo.',
  ready: 'Tu invitación está lista',
  once: 'Comparte el enlace ahora: después no podremos volver a mostrarlo.',
  link: 'Enlace de tu invitación',
  share: 'Compartir',
  copy: 'Copiar enlace',
  copied: 'Copiado',
  share_text: '¿Te vienes a {site}?',
  made: 'Tus invitaciones',
  made_on: 'Creada el {day}',
  open: 'Vale hasta el {day}',
  used: 'Usada',
  expired: 'Caducada',
  withdrawn: 'Anulada',
  withdraw: 'Anular',
  withdraw_made: 'Anular la invitación del {day}',
  withdrawn_now: 'La invitación se ha anulado.',
} as const;

export const own_data = {
  title: 'Tus datos',
  intro:
    'Una copia de todo lo que guardamos de ti: cuenta, perfil, fotos, likes, conversaciones y créditos. Se abre en tu navegador y otros programas también pueden leerla.',
  ask: 'Pedir una copia',
  ask_hint: 'Suele tardar unos minutos. Te escribimos cuando esté lista.',
  making: 'Estamos preparando tu copia',
  making_text: 'No hace falta que esperes aquí: te escribimos cuando esté lista.',
  ready: 'Tu copia está lista',
  ready_text: '{size}, preparada el {made}. Puedes descargarla hasta el {until}.',
  password_hint: 'Así sabemos que eres tú, aunque otra persona tenga tu teléfono.',
  log_in_again: 'Vuelve a iniciar sesión para descargar tu copia. Así sabemos que eres tú.',
  download: 'Descargar',
  downloading: 'Tu descarga está empezando.',
  failed: 'No se ha podido',
  failed_text: 'Es cosa nuestra. Puedes intentarlo otra vez ahora mismo.',
  again: 'Pedir otra copia',
  again_hint: 'La nueva sustituye a esta.',
  next: 'Podrás pedir otra copia a partir del {when}.',
  inside:
    'Guarda el archivo donde solo llegues tú: quien lo abra podrá leer tus conversaciones y ver tus fotos.',
} as const;
