export const staff_invitation_mail = {
  subject: 'Tu acceso a la administración de {site}',
  preview: 'Elige una contraseña y configura un segundo paso.',
  text: 'Puedes trabajar en la administración de {site}. Elige una contraseña y configura después un segundo paso. El enlace vale siete días y una sola vez.',
  button: 'Elegir contraseña',
  not_you: '¿No lo esperabas? Entonces no hagas nada: sin el enlace no entra nadie.',
} as const;

export const staff_factor_mail = {
  subject: 'Tu segundo paso para {site} ha cambiado',
  preview: 'Si no has sido tú, díselo enseguida a quien administra el sitio.',
  added: 'Se ha añadido un segundo paso a tu acceso a la administración: una aplicación de autenticación o una llave de acceso. Tus demás sesiones se han cerrado.',
  removed: 'Se ha eliminado un segundo paso de tu acceso a la administración. Tus demás sesiones se han cerrado.',
  reset: 'Quien administra el sitio ha restablecido el segundo paso de tu acceso a la administración. La próxima vez que inicies sesión configurarás otro.',
  not_you: '¿No has sido tú, o no lo has pedido? Díselo enseguida a quien administra el sitio y elige otra contraseña.',
  button: 'Ver tu acceso',
} as const;

export const announcement_test_mail = {
  subject: 'Prueba: {subject}',
} as const;
