/** By what happened last. */
export const push_question = {
  message: '¿Te avisamos en cuanto haya respuesta?',
  like: '¿Te avisamos en cuanto le gustes a alguien?',
} as const;

export const push_offer = {
  text: 'Te avisamos cuando haya un mensaje, un like o un match, aunque el sitio esté cerrado.',
  control: 'Tú eliges de qué, puedes fijar horas de silencio y, en modo discreto, no aparece ningún nombre ni texto.',
  turn_on: 'Activar notificaciones',
  not_now: 'Mejor no',
  done: 'Las notificaciones están activadas en este dispositivo.',
  undecided: 'Aún no has elegido.',
  failed: 'No hemos podido activar las notificaciones. Inténtalo más tarde.',
  denied_title: 'Notificaciones bloqueadas',
  denied: 'Tu navegador bloquea las notificaciones de este sitio. Así se arregla:',
  denied_in_app: 'Las notificaciones de esta aplicación están bloqueadas. Así se arregla:',
  denied_app: 'Mantén pulsado el icono de la aplicación, o abre su menú ⋮, y elige «Información de la aplicación». Activa ahí «Notificaciones».',
  denied_chrome: 'Abre el icono a la izquierda de la dirección web, elige «Permisos» o «Configuración del sitio» y permite «Notificaciones».',
  denied_firefox: 'Abre el candado a la izquierda de la dirección web y quita el bloqueo en «Enviar notificaciones». Después vuelve a cargar la página.',
  denied_safari: 'En el menú Safari elige «Ajustes», luego «Sitios web» y «Notificaciones», y permite este sitio.',
  denied_ios: 'Abre la app Ajustes, elige «Notificaciones», luego este sitio, y permite las notificaciones.',
  install: 'En un iPhone o iPad, las notificaciones funcionan si el sitio está en tu pantalla de inicio:',
  install_open: 'Abre el sitio desde tu pantalla de inicio y activa allí las notificaciones.',
} as const;

export const ios_install = {
  share: 'En la barra de tu navegador, toca el cuadrado con la flecha hacia arriba.',
  add: 'Elige «Añadir a pantalla de inicio».',
  confirm: 'Toca «Añadir» arriba a la derecha.',
} as const;

export const disabled_alert = {
  label: 'Tus correos están desactivados',
} as const;

export const disabled_reason = {
  bounce: 'Nuestros correos no te llegan',
  fbl: 'Sin correos: uno se marcó como no deseado',
  listunsubscribe: 'Sin correos: te has dado de baja',
} as const;
