import type { StaticPage } from './static-page.ts';

export default {
  title: 'Devoluciones',
  description: 'Qué te devuelve {site} si te sobran créditos, cuándo y cómo.',
  intro: 'Lo que no uses lo puedes recuperar. Aquí está qué, hasta cuándo y cómo.',
  sections: [
    {
      heading: 'En {refund_days} días',
      paragraphs: [
        '¿Te lo has pensado mejor después de una compra? Durante {refund_days} días te devolvemos los créditos comprados que aún no hayas usado. No tienes que dar motivos. Conservas premium mientras tengas al menos una compra de la que no hayas pedido nada en esos días y que no se haya devuelto, ni por nosotros ni por el banco. Si no, se acaba, y te lo decimos antes de que lo pidas.',
        'Los créditos que ya has usado no los devolvemos: al comprarlos nos pides que te los entreguemos al momento. Los créditos gratis no valen dinero.',
      ],
    },
    {
      heading: 'Si eliminas tu cuenta',
      paragraphs: [
        'Si eliminas tu cuenta, te devolvemos los créditos comprados que no hayas usado, también pasados esos {refund_days} días.',
      ],
    },
    {
      heading: 'Lo que vuelve solo a tu saldo',
      list: [
        'Un mensaje de pago que no se haya abierto en 7 días.',
        'Un mensaje de pago a alguien cuyo perfil hayamos eliminado.',
        'Un pago fallido: no hay créditos y no se ha cobrado nada, o se te devuelve.',
      ],
    },
    {
      heading: 'Cómo pedirlo',
      paragraphs: [
        'Abre tus movimientos, elige la compra y pide la devolución. También puedes escribir a {support_email} con el número del pago. El dinero vuelve en 14 días por la misma vía por la que pagaste.',
      ],
      links: [{ label: 'Movimientos', href: '/transactions' }],
    },
    {
      heading: '¿No estás de acuerdo con nosotros?',
      paragraphs: ['Presenta una queja. La mirará alguien que no haya decidido antes sobre el asunto.'],
      links: [{ label: 'Quejas', href: '/complaints' }],
    },
    {
      id: 'withdrawal-instructions',
      heading: 'Modelo de documento de información al consumidor sobre el desistimiento',
      paragraphs: [
        'Derecho de desistimiento',
        'Tiene usted derecho a desistir del presente contrato en un plazo de 14 días sin necesidad de justificación.',
        'El plazo de desistimiento expirará a los 14 días del día de la celebración del contrato.',
        'Para ejercer el derecho de desistimiento, deberá usted notificarnos ({company_name}, {company_address}, {company_city}, {company_country}, {support_phone}, {support_email}) su decisión de desistir del contrato a través de una declaración inequívoca (por ejemplo, una carta enviada por correo postal o correo electrónico). Podrá utilizar el modelo de formulario de desistimiento que figura a continuación, aunque su uso no es obligatorio.',
        'También puede ejercer su derecho de desistimiento en línea en https://{domain}/transactions. Si utiliza esta función en línea, le enviaremos sin demora indebida, en un soporte duradero (por ejemplo, por correo electrónico), un acuse de recibo del desistimiento, que incluirá su contenido y la fecha y la hora de su presentación.',
        'Para cumplir el plazo de desistimiento, basta con que la comunicación relativa al ejercicio por su parte de este derecho sea enviada antes de que venza el plazo correspondiente.',
        'Consecuencias del desistimiento',
        'En caso de desistimiento por su parte, le devolveremos todos los pagos recibidos de usted, incluidos los gastos de entrega (con la excepción de los gastos adicionales resultantes de la elección por su parte de una modalidad de entrega diferente a la modalidad menos costosa de entrega ordinaria que ofrezcamos) sin ninguna demora indebida y, en todo caso, a más tardar 14 días a partir de la fecha en la que se nos informe de su decisión de desistir del presente contrato. Procederemos a efectuar dicho reembolso utilizando el mismo medio de pago empleado por usted para la transacción inicial, a no ser que haya usted dispuesto expresamente lo contrario; en todo caso, no incurrirá en ningún gasto como consecuencia del reembolso.',
        'Si usted ha solicitado que la prestación de servicios dé comienzo durante el período de desistimiento, nos abonará un importe proporcional a la parte ya prestada del servicio en el momento en que nos haya comunicado su desistimiento, en relación con el objeto total del contrato.',
      ],
      links: [{ label: 'Movimientos', href: '/transactions' }],
    },
    {
      id: 'withdrawal-form',
      heading: 'Modelo de formulario de desistimiento',
      paragraphs: ['(solo debe cumplimentar y enviar el presente formulario si desea desistir del contrato)'],
      list: [
        'A la atención de {company_name}, {company_address}, {company_city}, {company_country}, {support_email}:',
        'Por la presente le comunico/comunicamos (*) que desisto de mi/desistimos de nuestro (*) contrato de venta del siguiente bien/prestación del siguiente servicio (*)',
        'Pedido el/recibido el (*)',
        'Nombre del consumidor o de los consumidores',
        'Domicilio del consumidor o de los consumidores',
        'Firma del consumidor o de los consumidores (solo si el presente formulario se presenta en papel)',
        'Fecha',
        '(*) Táchese lo que no proceda.',
      ],
    },
  ],
} satisfies StaticPage;
