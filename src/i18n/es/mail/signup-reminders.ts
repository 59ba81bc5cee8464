export const signup_reminder_mail = {
  subject: 'Tu correo para {site} está sin confirmar',
  preview: 'Un clic y tu cuenta estará lista.',
  text: 'Te has registrado, pero falta confirmar tu dirección de correo. En cuanto lo hagas, los demás verán tu perfil y tus mensajes se entregarán.',
  last: 'Después de este correo no preguntaremos más.',
  button: 'Activar cuenta',
  expires: 'El enlace vale {days, plural, one {# día} other {# días}}.',
  not_you: '¿No te has registrado? Abre el enlace y elige «No he sido yo»: la cuenta desaparece enseguida.',
  gone: '¿No quieres seguir? Entonces no tienes que hacer nada: la cuenta desaparece sola dentro de {days, plural, one {# día} other {# días}}.',
} as const;

/** In discreet mode. It names neither the site nor what the address is for. */
export const signup_reminder_discreet = {
  not_you: '¿No has pedido nada? Abre el enlace y elige «No he sido yo»: tus datos desaparecen enseguida.',
  gone: '¿No quieres seguir? Entonces no tienes que hacer nada: todo desaparece solo dentro de {days, plural, one {# día} other {# días}}.',
  why: 'Recibes este correo porque se ha indicado esta dirección y falta confirmarla. El botón te muestra de quién viene.',
} as const;
