export const receipt_mail = {
  subject: 'Tu compra en {site}',
  preview: '{credits, plural, =0 {Tu recibo.} one {Tienes # crédito listo.} other {Tienes # créditos listos.}}',
  bought: 'Has comprado {credits, plural, one {# crédito} other {# créditos}} por {money}. Ya los puedes usar.',
  settled:
    'Has comprado {credits, plural, one {# crédito} other {# créditos}} por {money}. De ellos, {settled, plural, one {# ha cubierto} other {# han cubierto}} lo que debías por un pago que devolvió el banco. {left, plural, =0 {No se ha sumado nada a tu saldo.} one {Ya puedes usar # crédito.} other {Ya puedes usar # créditos.}}',
  vat: 'Incluye un {percentage, number}\u00a0% de IVA: {money}.',
  number: 'Tu número de recibo es {number, number, ::group-off}.',
  statement: 'En tu extracto aparecerá: {statement}.',
  button: 'Ver el recibo',
  withdraw: '¿Cambias de idea? Durante {days, plural, one {# día} other {# días}} puedes pedir, sin dar motivos, que te devolvamos lo que no hayas usado. Se hace en la página de tu recibo.',
} as const;

export const chargeback_mail = {
  subject: 'Sobre tu pago en {site}',
  preview: 'El banco ha devuelto {money}.',
  taken: 'El banco ha devuelto {money} de tu compra con número de recibo {number, number, ::group-off}.',
  waited: 'Ahí van incluidos {money} que estaban de camino hacia ti, así que ya no los enviaremos.',
  credits: '{credits, plural, one {# crédito de esa compra se ha descontado} other {# créditos de esa compra se han descontado}} de tu saldo.',
  debt: '{debt, plural, one {# crédito ya lo habías usado. Lo} other {# créditos ya los habías usado. Los}} descontaremos de tu próximo pack. Ahora no tienes que hacer nada.',
  premium: 'Con esto se acaba tu premium. Con tu próximo pack lo tendrás otra vez, para siempre.',
  button: 'Ver la compra',
  wrong: '¿No es correcto? Escribe a atención al cliente, a la dirección de abajo.',
} as const;

export const refund_mail = {
  subject: '{site} te devuelve dinero',
  preview: 'Te devolvemos {money}.',
  back: 'Te devolvemos {money} de tu compra con número de recibo {number, number, ::group-off}.',
  way: 'Vuelve por la misma vía por la que pagaste. Puede tardar unos días hábiles en aparecer. En tu extracto pondrá: {statement}.',
  not_collected: 'Aún no se ha cargado nada en tu cuenta. Por eso cobraremos {money} menos.',
  credits: '{credits, plural, one {# crédito se ha descontado} other {# créditos se han descontado}} de tu saldo.',
  debt: '{debt, plural, one {# crédito ya lo habías usado. Lo} other {# créditos ya los habías usado. Los}} descontaremos de tu próximo pack. Ahora no tienes que hacer nada.',
  premium: 'Con esto se acaba tu premium. Con tu próximo pack lo tendrás otra vez, para siempre.',
  button: 'Ver la compra',
  questions: '¿Preguntas? Escribe a atención al cliente, a la dirección de abajo.',
} as const;

export const returned_mail = {
  subject: '{site} te devuelve dinero',
  preview: 'Te enviamos {money} de vuelta.',
  late: 'Tu pago de {money} del {begun} llegó cuando ya se había cancelado, había fallado o había caducado.',
  discount: 'Su descuento va ahora con otro pedido, así que no podemos volver a darte ese precio.',
  limit: 'Con él superarías el límite de gasto que te has puesto.',
  way: 'Por eso te devolvemos enseguida {money}, por la misma vía por la que pagaste. Puede tardar unos días hábiles en aparecer. En tu extracto pondrá: {statement}.',
  button: 'Ver el pago',
  nothing: 'No tienes que hacer nada.',
} as const;

export const receipt_sheet = {
  title: 'Recibo {number, number, ::group-off}',
  date: 'Fecha',
  bought: 'Compra',
  credits: '{credits, plural, one {# crédito} other {# créditos}}',
  neutral: 'Saldo digital',
  method: 'Forma de pago',
  statement: 'En tu extracto',
  list_price: 'Precio',
  discount: 'Descuento',
  total: 'Total',
  vat: 'Incluye IVA, {percentage, number}\u00a0% ({country})',
  no_vat: 'IVA ({country})',
  back: 'Devuelto el {when}',
  not_collected: 'Sin cobrar, desistimiento del {when}',
  vat_number: 'NIF-IVA {number}',
  reference: 'Referencia {id}',
} as const;

export const withdrawal_mail = {
  subject: 'Tu desistimiento en {site}',
  preview: 'Te devolvemos {money}.',
  withdrawn: 'Has desistido de tu compra con número de recibo {number, number, ::group-off} del {bought}. Hemos recibido tu desistimiento el {at}.',
  gone: '{credits, plural, one {# crédito sin usar se ha descontado} other {# créditos sin usar se han descontado}} de tu saldo.',
  back: 'A cambio te devolvemos {money}.',
  nothing: 'El cargo de {money} no se hará: no se cobrará nada en tu cuenta.',
  less: 'Cobraremos {money} menos en tu cuenta. Lo que aún se cobrará: {left}.',
  way: 'Vuelve por la misma vía por la que pagaste, en 14 días como máximo. En tu extracto pondrá: {statement}.',
  premium: 'Con esto se ha acabado tu premium. Con tu próximo pack lo tendrás otra vez.',
  button: 'Ver la compra',
  keep: 'Guarda este correo: demuestra que has desistido.',
} as const;

export const remainder_mail = {
  subject: 'Tus créditos sin usar en {site}',
  preview: 'Tienes {money} a tu favor.',
  left: 'Aún tienes {credits, plural, one {# crédito comprado} other {# créditos comprados}}. {credits, plural, one {Vale} other {Juntos valen}} {money}.',
  when: 'El {until} borraremos tu cuenta para siempre. Entonces te devolveremos ese importe por la misma vía por la que pagaste. Si vuelves antes, tus créditos seguirán ahí.',
  uncollected: 'De ese importe, {money} aún no se han cargado en tu cuenta. Si ese día sigue así, ya no los cobraremos y tampoco habrá que devolverlos.',
  keep: 'Cuando tu cuenta ya no exista, no podremos escribirte. Así que guarda este correo.',
} as const;

/** The SMS is neutral, but states what the member consents to by entering the code. */
export const debit_sms = {
  text: '{code} es tu código para un cargo de {money} en tu cuenta …{end} ({statement}). Vale {minutes, number} minutos. No se lo des a nadie.',
} as const;

export const mandate_mail = {
  subject: 'Tu domiciliación',
  preview: '{money}, una sola vez.',
  agreed: 'Has autorizado un único cargo de {money} en tu cuenta que acaba en {end}. No se cobrará nada más, ni ahora ni después.',
  when: 'El importe saldrá de tu cuenta el {day} o después. En tu extracto pondrá: {statement}.',
  reference: 'Referencia de tu orden de domiciliación: {reference}. Acreedor: {creditor}, {id}, con el nombre {statement}.',
  back: 'En las {weeks, number} semanas siguientes al cargo puedes pedir a tu banco que te lo devuelva.',
  button: 'Ver el pago',
  not_you: '¿No has sido tú? Responde enseguida a este correo.',
} as const;
