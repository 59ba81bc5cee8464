import type { StaticPage } from './static-page.ts';

export default {
  title: 'Preguntas frecuentes',
  description: 'Respuestas sobre el registro, los mensajes, los créditos, las fotos y cómo dejar {site}.',
  intro: '¿No está tu pregunta? Escribe a {support_email}.',
  sections: [
    {
      heading: '¿Cuánto cuesta?',
      paragraphs: [
        'Registrarte, buscar, dar likes y leer es gratis. Enviar un mensaje cuesta {message_credits} crédito; empiezas con {signup_credits} créditos gratis. El precio está en el botón. No hay suscripciones.',
      ],
      links: [{ label: 'Precios', href: '/pricing' }],
    },
    {
      heading: '¿Qué es premium?',
      paragraphs: [
        'Cuando compras tu primer pack de créditos tienes premium, para siempre. Ves todas las fotos de los demás, puedes poner {premium_photos} fotos en lugar de {free_photos}, guardar búsquedas y ver quién ha visitado tu perfil.',
      ],
    },
    {
      heading: '¿Por qué no puedo empezar otra conversación?',
      paragraphs: [
        'Sin comprar nada puedes empezar {free_conversations} conversaciones. Responder no cuenta. Si eliminas una, no puedes empezar otra en su lugar.',
      ],
    },
    {
      heading: '¿Por qué no llega mi mensaje?',
      paragraphs: [
        'Seguramente tu correo está sin confirmar. Hasta entonces guardamos tus mensajes; después se entregan por orden. Si pone «Sin enviar», toca para enviarlo otra vez: solo pagas una vez.',
      ],
    },
    {
      heading: 'No he recibido el correo de activación',
      paragraphs: [
        'El correo suele llegar en {activation_minutes} minuto. ¿No lo ves? Mira en el correo no deseado. Si tu dirección está bien, pide otro correo en el sitio.',
      ],
    },
    {
      heading: '¿Qué es un perfil ficticio?',
      paragraphs: [
        'Un perfil que no es de ninguna persona. Lo reconoces en todas partes por el símbolo {fictional_icon}. {fictional_warning} Nunca escribe primero, y puedes dejar los perfiles ficticios fuera de tus búsquedas.',
      ],
    },
    {
      heading: '¿Quién ve mis fotos?',
      paragraphs: [
        'Tus fotos públicas las ve cualquiera con cuenta. Tus fotos privadas, quien tiene premium; los demás las ven difuminadas. Tu álbum cerrado solo lo ve quien tú eliges, y puedes dejar de enseñarlo cuando quieras. Quien no tiene cuenta ve como mucho tu foto principal, y solo si tú lo permites.',
      ],
    },
    {
      heading: '¿Puedo ser invisible?',
      paragraphs: [
        'Sí. Entonces no sales en las búsquedas y nadie puede escribirte ni darte like hasta que lo hagas tú primero. Las conversaciones que ya había siguen ahí.',
      ],
    },
    {
      heading: '¿Y si alguien me molesta?',
      paragraphs: [
        'Bloquea su perfil. Vuestra conversación y vuestros likes desaparecen, y esa persona deja de verte. Si hay una estafa, amenazas o algo peor, denuncia también.',
      ],
    },
    {
      heading: '¿Dónde están mis mensajes antiguos?',
      paragraphs: [
        'A los 180 días los mensajes se ocultan para los dos, y 30 días después se eliminan. Así no guardamos de ti más de lo necesario.',
      ],
    },
    {
      heading: '¿Puedo recuperar mi dinero?',
      paragraphs: [
        'El de los créditos comprados sin usar, sí: durante {refund_days} días, y si eliminas tu cuenta.',
      ],
      links: [{ label: 'Devoluciones', href: '/pages/return-policy' }],
    },
    {
      heading: '¿Cómo elimino mi cuenta?',
      paragraphs: [
        'En tus ajustes. Tu perfil desaparece enseguida. Durante {deletion_days} días puedes volver con el enlace de tu correo; después queda todo borrado.',
      ],
      links: [{ label: 'Ajustes', href: '/settings' }],
    },
  ],
} satisfies StaticPage;
