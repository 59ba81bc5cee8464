import type { StaticPage } from './static-page.ts';

export default {
  title: 'Privacidad',
  description: 'Qué datos tuyos tiene {site}, para qué, quién los ve y cómo quitarlos.',
  intro:
    'Quién eres y qué buscas es cosa tuya. Aquí lees qué datos tenemos, para qué, y cómo verlos, llevártelos o quitarlos. La empresa responsable es {company_name}, {company_address}, {company_city}, {company_country}.',
  sections: [
    {
      heading: 'Qué sabemos de ti',
      list: [
        'Lo que rellenas: correo, nombre de perfil, fecha de nacimiento, género, país y, si quieres, región, localidad, aspecto, intereses y tu propio texto.',
        'Lo que haces: fotos, likes, mensajes, regalos, bloqueos y denuncias.',
        'Lo que compras: packs, importes y la forma de pago. Los datos de tu tarjeta o cuenta van al servicio de pago; si domicilias un pago, guardamos nosotros, cifrado, lo que exige la orden: nombre, dirección, cuenta y teléfono, hasta 14 meses después del cargo, también si eliminas tu cuenta.',
        'Cómo llegaste aquí: por qué socio o enlace, y con los códigos que llevaba ese enlace. No quién te invitó.',
        'Lo necesario para que el sitio sea seguro: desde dónde y con qué iniciaste sesión (país, dispositivo y navegador), tus llaves de acceso y, durante muy poco tiempo, la red de la que viene una petición.',
      ],
    },
    {
      heading: 'Datos sensibles',
      paragraphs: [
        'Tu orientación, tus intereses y a veces el simple hecho de estar aquí dicen algo sobre tu vida sexual. La ley lo protege de forma especial. Lo usamos solo con tu consentimiento explícito, que das al registrarte y rellenar esos campos. Puedes dejar en blanco cualquier campo o vaciarlo más tarde, y retirar tu consentimiento eliminando tu cuenta.',
        'Si «Encuentra tu match» te pregunta por el aspecto o el origen que prefieres, puedes saltártelo. Esa respuesta no excluye a nadie y no sale de tu navegador.',
      ],
    },
    {
      heading: 'Para qué y con qué base legal',
      list: [
        'Tu cuenta, las búsquedas, los likes, las conversaciones y las compras: para cumplir el acuerdo contigo.',
        'Los datos sensibles, las notificaciones en tu dispositivo y las novedades por correo: con tu consentimiento.',
        'Combatir el abuso, el spam y las estafas: porque tú, los demás y nosotros tenemos interés en ello.',
        'Pagos e IVA: porque lo exige la ley. El IVA se basa en dos indicios del país en el que estás.',
      ],
    },
    {
      heading: 'Quién ve qué',
      paragraphs: [
        'Los demás ven tu nombre de perfil, tu edad, tus fotos públicas y lo demás que rellenes. Nunca tu fecha de nacimiento ni tu correo. Con premium se ven también tus fotos privadas; tu álbum cerrado solo lo ve quien tú eliges. Quien no tiene cuenta ve tu perfil (foto principal, nombre, edad, localidad y lo que cuentas de ti) solo si tú lo permites.',
        'En modo invisible, tu perfil solo lo ve quien ha recibido un mensaje o un like tuyo. Quien tú bloqueas deja de verte. Puedes desactivar que se vea si estás en línea, si escribes, si lees o si has visitado un perfil; entonces tampoco lo verás de los demás.',
      ],
    },
    {
      heading: 'Dónde estás',
      paragraphs: [
        'Si usas tu ubicación, buscamos a qué lugar corresponde y olvidamos las coordenadas: no las guardamos. Solo conocemos tu localidad, o una zona de 5 por 5 kilómetros. Los demás ven como mucho una distancia aproximada. De cada foto que pones quitamos la ubicación y otros datos ocultos.',
      ],
    },
    {
      heading: 'A quién damos datos',
      paragraphs: [
        'A empresas que trabajan para nosotros: alojamiento, correo, pagos, SMS y notificaciones. Reciben solo lo que necesitan y no pueden usarlo para nada más. Las notificaciones van a tu dispositivo sin nombres y sin contenido. Por lo demás, solo entregamos algo si la ley nos obliga.',
        'No vendemos datos ni perfiles, y no los compartimos con otras empresas de citas. Está fijado en el propio sitio: el ajuste «member_resell» es siempre «{member_resell}».',
      ],
    },
    {
      heading: 'Cuánto tiempo',
      list: [
        'Tu cuenta y tu perfil: hasta que los elimines. {deletion_days} días después queda todo borrado, también tus conversaciones para la otra persona.',
        'Una cuenta cuyo correo no confirma nadie: {unconfirmed_days} días. Lo que nos haya pasado un socio sobre ti, si no terminaste tu registro: {partner_signup_days} días.',
        'Los mensajes: ocultos a los 180 días, eliminados 30 días después.',
        'Una copia de tus datos que hayas pedido: {export_days} días.',
        'Los pagos: el tiempo que exige la ley fiscal, separados de tu perfil.',
        'Las pruebas de una denuncia: hasta que se cierre la denuncia.',
      ],
      paragraphs: [
        'Damos los créditos gratis y el descuento de bienvenida una vez por dirección de correo. Si eliminas una cuenta que los recibió, guardamos para eso durante {mailbox_months} meses una huella cifrada de tu dirección, y nada más de ti. De esa huella no se puede leer ninguna dirección.',
        'Si restauramos una copia de seguridad, las cuentas borradas se borran otra vez. Para eso guardamos de una cuenta borrada un seudónimo durante {erasure_days} días, y nada más de ti.',
      ],
    },
    {
      heading: 'Tus derechos',
      paragraphs: [
        'Puedes ver, corregir, llevarte y borrar tus datos, y oponerte a que se usen. Casi todo lo haces tú: en tu perfil y en los ajustes, donde puedes descargarlo todo y eliminar tu cuenta. Allí ves también dónde tienes la sesión abierta.',
        '¿Hay algo que no consigues? Escribe a {support_email}; respondemos en un mes. También puedes reclamar ante la autoridad de protección de datos de tu país: en España, la Agencia Española de Protección de Datos; en los Países Bajos, la Autoriteit Persoonsgegevens.',
      ],
      links: [{ label: 'Ajustes', href: '/settings' }],
    },
    {
      heading: 'Ninguna máquina decide sola',
      paragraphs: [
        'Hay programas que ayudan a encontrar spam y abusos. Si una cuenta se cierra, lo decide una persona, y puedes recurrir.',
      ],
    },
    {
      heading: 'Seguridad',
      paragraphs: [
        'Guardamos tu contraseña de forma que ni nosotros podemos leerla. El tráfico va cifrado, y el acceso está limitado y queda registrado. Si aun así algo sale mal y te afecta, te lo diremos.',
      ],
      links: [{ label: 'Cookies', href: '/pages/cookies' }],
    },
  ],
} satisfies StaticPage;
