import type { StaticPage } from './static-page.ts';

export default {
  title: 'Cookies',
  description: 'Qué cookies usa {site} y para qué: sin publicidad, nada de terceros.',
  intro:
    'Solo usamos cookies que el sitio necesita para funcionar o que recuerdan lo que has elegido tú. Ni cookies de publicidad ni cookies de terceros que te sigan. Por eso aquí tampoco ves ningún aviso de cookies.',
  sections: [
    {
      heading: 'Qué recordamos en tu navegador',
      list: [
        'Que has iniciado sesión: {login_days} días, y más mientras vuelvas. Solo el servidor puede leer esta cookie.',
        'Tu idioma: {language_days} días.',
        'Que con este navegador ya se ha iniciado sesión, para que quien intente adivinar tu contraseña no te deje fuera.',
        'Lo que has cerrado, como la información importante de tu primera visita.',
        'Tu zona horaria y si prefieres claro u oscuro.',
        'Que quieres discreción y con qué tecla sales al momento, si lo has configurado: {discreet_days} días.',
        'Con qué socio o campaña llegaste, si abriste un enlace así: hasta tu registro, {source_days} días como máximo.',
        'Una invitación, si abriste su enlace: hasta tu registro, {invitation_days} días como máximo.',
        'Tus síes, si en una página de bienvenida has ido pasando perfiles: solo de quién se trata, {early_likes_max} perfiles como máximo. Hasta que confirmes tu correo, {early_likes_days} días como máximo.',
      ],
    },
    {
      heading: 'Lo que guarda tu navegador',
      paragraphs: [
        '¿No has terminado tu registro, o te quedas sin conexión mientras escribes un mensaje? Tu navegador lo recuerda por ti. Tu contraseña, nunca.',
      ],
    },
    {
      heading: 'Notificaciones',
      paragraphs: [
        'Si activas las notificaciones, tu navegador recibe una dirección a la que las enviamos. Si las desactivas, borramos esa dirección.',
      ],
    },
    {
      heading: 'Borrarlas tú',
      paragraphs: [
        'Puedes borrar o rechazar las cookies en tu navegador. Sin cookies puedes ver el sitio, pero no iniciar sesión.',
      ],
      links: [{ label: 'Privacidad', href: '/pages/privacy' }],
    },
  ],
} satisfies StaticPage;
