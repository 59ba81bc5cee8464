import type { StaticPage } from './static-page.ts';

export default {
  title: 'Atención al cliente',
  description: 'Cómo contactar con {site}, y lo que muchas veces puedes arreglar tú.',
  intro:
    'Tu mensaje lo lee una persona. Escribe en el idioma de tu cuenta; respondemos lo antes que podemos.',
  sections: [
    {
      heading: 'Cómo contactar',
      list: [
        'Correo: {support_email}',
        'Teléfono: {support_phone}',
        'Correo postal: {company_name}, {company_address}, {company_city}, {company_country}',
      ],
      paragraphs: [
        'Dinos tu nombre de perfil y, si se trata de un pago, su número. Nunca envíes tu contraseña ni tu número de tarjeta completo; nosotros tampoco te los pediremos nunca.',
      ],
    },
    {
      heading: 'Lo que muchas veces puedes arreglar tú',
      list: [
        'Sin correo de activación: suele llegar en {activation_minutes} minuto. ¿No lo ves? Mira en el correo no deseado o pide otro en el sitio. El enlace vale {activation_days} días.',
        'Contraseña olvidada: pide otra al iniciar sesión.',
        'Menos correos o notificaciones: ajústalos por tipo.',
        'Alguien te molesta: bloquea su perfil y denúncialo.',
        'Quieres irte: elimina tu cuenta en tus ajustes. Durante {deletion_days} días aún puedes volver.',
      ],
      links: [
        { label: 'Preguntas frecuentes', href: '/pages/faq' },
        { label: 'Otra contraseña', href: '/reset-password' },
        { label: 'Correos y notificaciones', href: '/notifications' },
        { label: 'Ajustes', href: '/settings' },
      ],
    },
    {
      heading: 'Urgente',
      paragraphs: [
        '¿Te amenazan, te chantajean o corres peligro? Llama primero a la policía: en toda la Unión Europea, al 112. No pagues nada, guarda los mensajes y denuncia el perfil: guardamos lo que haga falta como prueba.',
      ],
    },
    {
      heading: 'Una queja',
      paragraphs: [
        '¿Algo no va bien con nuestra respuesta o con una decisión? Presenta una queja. Te diremos quién la mira y en qué queda.',
      ],
      links: [
        { label: 'Quejas', href: '/complaints' },
        { label: 'Denunciar algo ilegal', href: '/report-content' },
      ],
    },
    {
      heading: 'La empresa',
      paragraphs: [
        '{company_name}, nombres comerciales: {company_tradenames}. Registro mercantil {company_kvk}, IVA {company_vat}.',
      ],
    },
  ],
} satisfies StaticPage;
