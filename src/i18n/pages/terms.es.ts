import type { StaticPage } from './static-page.ts';

export default {
  title: 'Condiciones generales',
  description: 'Lo acordado entre tú y {site}, con palabras claras.',
  intro:
    'Este es el acuerdo entre tú y {company_name}, la empresa que está detrás de {site}. Procuramos que sea breve y se entienda. Vale desde que creas una cuenta.',
  sections: [
    {
      heading: 'Quién puede participar',
      paragraphs: [
        '{site} es solo para personas adultas de {min_age} años o más. Quien tenga menos no puede crear una cuenta. Si sospechamos que alguien es menor, cerramos la cuenta mientras lo investigamos.',
        'Tienes una sola cuenta, para ti. Tus datos son verdaderos, tus fotos son tuyas y no das tu contraseña a nadie.',
      ],
    },
    {
      heading: 'Qué es gratis y qué cuesta créditos',
      paragraphs: [
        'Registrarte, crear un perfil, buscar, dar likes y leer mensajes es gratis. Al registrarte recibes {signup_credits} créditos para probar cómo funciona. Sin comprar nada puedes empezar {free_conversations} conversaciones; siempre puedes responder.',
      ],
      list: [
        'Enviar un mensaje cuesta {message_credits} crédito.',
        'Enviar una foto en una conversación cuesta {photo_credits} créditos. Verla es gratis.',
        'Un regalo cuesta 1, 3, 5 o 10 créditos. El precio aparece al lado.',
      ],
    },
    {
      heading: 'Comprar',
      paragraphs: [
        'Los créditos se compran por packs, con un pago único. No hay suscripciones y nunca se cobra nada de forma automática. Todos los precios incluyen el IVA. Antes de pagar ves el precio, el precio por crédito, el descuento si lo hay y el total.',
        'Con tu primer pack tienes premium, para siempre. Solo se acaba si no te queda ninguna compra completa: si de cada una has pedido que te devolvamos algo en {refund_days} días, o se ha devuelto el dinero. Los créditos no caducan. Los créditos gratis se gastan primero.',
        'Un descuento vale en las condiciones que lo acompañan. Si hay una cuenta atrás, es de verdad: cuando se acaba el tiempo, el descuento ya no vale.',
      ],
      links: [
        { label: 'Precios', href: '/pricing' },
        { label: 'Devoluciones', href: '/pages/return-policy' },
      ],
    },
    {
      heading: 'Juego limpio con tus créditos',
      paragraphs: [
        'Si tu mensaje de pago sigue sin abrir a los 7 días, o si hemos eliminado el perfil de quien lo recibía, recuperas los créditos. Puedes ponerte un límite de gasto mensual: si lo bajas, se aplica al momento; si lo subes, pasadas 24 horas.',
      ],
    },
    {
      heading: 'Perfiles ficticios',
      paragraphs: [
        'Algunos perfiles son ficticios. Los reconoces en todas partes por el símbolo {fictional_icon}: en la tarjeta, en el perfil, en los likes, en las conversaciones, en los correos y en las notificaciones. {fictional_warning}',
        'Un perfil ficticio nunca escribe ni da like primero. Lees la advertencia antes de gastar tu primer crédito, y puedes dejar los perfiles ficticios fuera de tus búsquedas.',
      ],
    },
    {
      heading: 'Cómo nos tratamos',
      paragraphs: ['La responsabilidad de lo que escribes y publicas es tuya. Esto no está permitido:'],
      list: [
        'Menores, en imagen o en palabras, de la forma que sea.',
        'Fotos o datos de otra persona sin su permiso.',
        'Amenazar, acosar, discriminar o extorsionar.',
        'Estafas, publicidad, ofrecer servicios de pago o pedir dinero.',
        'Hacerte pasar por otra persona o extraer datos del sitio con programas.',
      ],
    },
    {
      heading: 'Denunciar, decidir y recurrir',
      paragraphs: [
        'Puedes denunciar cualquier perfil, foto o mensaje. Decide una persona. Tanto quien denuncia como quien es objeto de la denuncia saben qué hemos decidido, según qué norma y cómo recurrir. La decisión puede ser no hacer nada, eliminar algo, dar una advertencia o cerrar una cuenta, por un tiempo o para siempre.',
        'Si cerramos tu cuenta, te devolvemos los créditos comprados que no hayas usado, salvo que la ley nos lo prohíba.',
      ],
      links: [{ label: 'Quejas', href: '/complaints' }],
    },
    {
      heading: 'Tus fotos y tus textos',
      paragraphs: [
        'Lo que publicas sigue siendo tuyo. Solo nos das permiso para mostrarlo en el sitio a quien tú has elegido, y para guardarlo y reducir su tamaño con ese fin. Ese permiso termina cuando lo eliminas. No lo usamos en publicidad.',
      ],
    },
    {
      heading: 'Mensajes',
      paragraphs: [
        'Hasta que confirmas tu correo, guardamos tus mensajes y no los entregamos. Los mensajes de más de 180 días se ocultan y 30 días después se eliminan, salvo que aún hagan falta para una denuncia.',
      ],
    },
    {
      heading: 'Si te vas',
      paragraphs: [
        'Puedes eliminar tu cuenta cuando quieras, sin dar motivos. Los demás dejan de ver tu perfil enseguida. Durante {deletion_days} días puedes volver con el enlace de tu correo; después queda todo borrado.',
      ],
    },
    {
      heading: 'Qué puedes esperar de nosotros',
      paragraphs: [
        'Hacemos todo lo posible para que el sitio funcione y sea seguro, pero no podemos prometer que funcione siempre ni que encuentres a alguien. No comprobamos quién es cada cual, salvo donde un perfil lo dice. La primera vez, queda en un lugar con gente.',
        'Respondemos de los daños causados por un fallo nuestro en los términos que marca la ley. Nada de este texto limita los derechos que tienes como consumidor.',
      ],
    },
    {
      heading: 'Cambios y ley aplicable',
      paragraphs: [
        'Si estas condiciones cambian en tu contra, te lo decimos al menos 30 días antes y puedes irte sin coste; en ese caso te devolvemos los créditos comprados que no hayas usado. A estas condiciones se les aplica la ley del país de {company_name}; siguen valiendo las normas que te protegen como consumidor en tu propio país.',
      ],
    },
    {
      heading: 'Nombres de lugares',
      paragraphs: [
        'Los lugares que puedes elegir vienen de GeoNames (www.geonames.org), con licencia CC BY 4.0 (creativecommons.org/licenses/by/4.0). Hemos quitado los que no son lugares donde vive gente, y a algunos los llamamos como se llaman allí.',
      ],
    },
    {
      heading: 'Quiénes somos',
      paragraphs: [
        '{company_name}, {company_address}, {company_city}, {company_country}. Nombres comerciales: {company_tradenames}. Registro mercantil {company_kvk}, IVA {company_vat}. Puedes escribirnos a {support_email} o llamarnos al {support_phone}.',
      ],
    },
  ],
} satisfies StaticPage;
