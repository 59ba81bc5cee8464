import type { StaticPage } from './static-page.ts';

export default {
  title: 'Citas seguras',
  description:
    'Consejos breves sobre quedar, dinero, fotos y chantaje, y a quién puedes llamar, de día o de noche.',
  intro:
    'Conocer a hombres tiene que ser un placer. La mayoría son exactamente quienes dicen ser; estos consejos son para cuando no es así. Haya pasado lo que haya pasado: no es culpa tuya y no eres el primero.',
  sections: [
    {
      id: 'extortion',
      heading: '¿Alguien amenaza con difundir tus fotos?',
      paragraphs: [
        'Se llama sextorsión. Es un delito, es un negocio y les pasa a miles de hombres. Respira: hay cosas que puedes hacer ahora mismo.',
      ],
      list: [
        'No pagues. A quien paga le vuelven a pedir.',
        'No respondas más. No tienes que explicar, suplicar ni negociar nada.',
        'Guárdalo todo: haz capturas de los mensajes, los nombres, las direcciones y los números de cuenta.',
        'Denuncia aquí el perfil y elige «Chantaje o extorsión». Es lo primero que miramos, en menos de una hora, y guardamos las pruebas.',
        'Cuéntaselo a una persona de confianza. La amenaza solo funciona mientras cargues tú solo con ella.',
        'Ve a la policía. Conocen estos casos y no te van a juzgar por quién eres ni por lo que enviaste.',
        'StopNCII.org puede impedir que tus fotos salgan en las grandes redes, sin que nadie las vea.',
      ],
      links: [{ label: 'Cuéntanos qué ha pasado, también sin cuenta', href: '/complaints' }],
    },
    {
      id: 'money',
      heading: 'Dinero y estafas',
      paragraphs: [
        'Quien nunca te ha visto y necesita dinero, lo que quiere es tu dinero. Por muy encantador que sea y por muy triste que sea la historia.',
      ],
      list: [
        'Nunca envíes dinero, tarjetas regalo, criptomonedas ni una foto de tu tarjeta o de tu pasaporte a alguien que no has visto en persona.',
        'Desconfía de las inversiones, de las plataformas «seguras» para invertir, de las tasas de aduana y de las herencias.',
        '¿Evita las videollamadas y las citas y quiere pasar a otra aplicación el primer día? Tómate tu tiempo y quédate aquí.',
        'Busca sus fotos con un buscador de imágenes. Si son de otro, denúncialo.',
        '¿Ya has pagado? Llama ahora a tu banco: a veces un pago aún se puede parar. Después ve a la policía.',
      ],
    },
    {
      id: 'meeting',
      heading: 'La primera vez que quedáis',
      list: [
        'Haced antes una videollamada corta. Quien es quien dice ser lo hace encantado.',
        'Quedad donde haya gente: un bar, un café, un parque concurrido. Ya seguiréis después donde queráis.',
        'Di a alguien dónde estás. Con un aviso de cita te preguntamos después si todo va bien y, si no respondes, avisamos a tu persona de confianza.',
        'Ve y vuelve por tu cuenta. Lleva el teléfono cargado y no pierdas de vista tu copa.',
        '¿En su casa o en la tuya? Asegúrate de saber su nombre completo y su dirección, y guarda lo que tenga valor.',
        'Te puedes ir siempre, en cualquier momento y sin dar motivos.',
      ],
      links: [{ label: 'Aviso de cita', href: '/settings/check-in' }],
    },
    {
      id: 'consent',
      heading: 'Sí, no y todo lo que hay en medio',
      list: [
        'Un sí solo vale si él también podía decir que no. Pregunta; preguntar es sexy.',
        'Un no, un luego o un silencio son un no. Y de un sí te puedes echar atrás, también a mitad.',
        'Quien ha bebido o tomado demasiado no puede decir que sí. En fiestas con chems: poned los límites antes, cuidaos unos a otros y no toméis nunca G a solas.',
        '¿Alguien ha cruzado tus límites? Tú decides qué hacer ahora: hablarlo, ir al médico, ir a la policía. Un médico puede ayudarte mejor en las primeras 72 horas.',
      ],
    },
    {
      id: 'pictures',
      heading: 'Fotos',
      list: [
        'Que no salgan tu cara, tus tatuajes ni tu habitación en las fotos que son solo para él.',
        'Usa el álbum cerrado o envía las fotos por el chat: aquí las dos cosas se pueden deshacer. Una captura de pantalla, no.',
        'Difundir un desnudo de alguien sin su permiso es un delito y, aquí, motivo de expulsión.',
      ],
    },
    {
      id: 'outed',
      heading: 'En el armario, o si te han sacado de él',
      paragraphs: ['Quién lo sabe lo decides tú y nadie más. No le debes a nadie una salida del armario.'],
      list: [
        'Pon en tu lista a la gente con la que no quieres cruzarte aquí: no os veréis.',
        'Activa el modo discreto: un nombre y un icono neutros, y una tecla para salir del sitio al momento.',
        '¿Alguien amenaza con contarlo? Es chantaje: mira más arriba. ¿Ya ha pasado? Llama a una de las líneas de esta página; no es la primera vez que lo oyen y saben qué ayuda.',
      ],
      links: [
        { label: 'Gente con la que no quiero cruzarme', href: '/settings/contacts' },
        { label: 'Discreción', href: '/settings/discretion' },
      ],
    },
    {
      id: 'health',
      heading: 'Tu salud',
      list: [
        'El condón, la PrEP y las vacunas (hepatitis A y B, mpox, VPH) protegen bien; pregunta en un centro de salud sexual qué te conviene.',
        'Hazte pruebas cada tres meses si tienes varias parejas. Con tratamiento, la mayoría de las infecciones se curan pronto.',
        '¿Has podido exponerte al VIH? La PEP puede evitar la infección si empiezas antes de 72 horas; cuanto antes, mejor. Ve hoy mismo a un centro de salud sexual o a urgencias.',
        'Quien está en tratamiento y tiene el virus indetectable no puede transmitir el VIH. Indetectable es intransmisible.',
        '¿Con el ánimo por los suelos después de una cita, o desde hace tiempo? Habla con alguien. Las líneas de esta página también están para eso.',
      ],
    },
  ],
} satisfies StaticPage;
