export const payment_method = {
  sdd: 'Domiciliación bancaria',
  prezelewy24: 'Przelewy24',
  blik: 'BLIK',
  sct: 'Transferencia bancaria',
  giropay: 'giropay',
  mastercard: 'Mastercard',
  visa: 'Visa',
  creditcard: 'Otra tarjeta',
  nexi: 'Nexi',
  cartebancaire: 'Carte Bancaire',
  ideal: 'iDEAL\u00a0|\u00a0Wero',
  bancontact: 'Bancontact',
  applepay: 'Apple Pay',
  paysafecard: 'paysafecard',
  maestro: 'Maestro',
  paypal: 'PayPal',
  sofort: 'Sofort',
  eps: 'eps',
} as const;

export const payment_kind = {
  bank: 'En tu propio banco',
  card: 'Con tu tarjeta',
  device: 'Con tu iPhone, iPad o Mac',
  paypal: 'Con tu cuenta de PayPal',
  voucher: 'Con un código de una tienda',
  debit: 'Un único cargo en tu cuenta',
  transfer: 'Tarda de uno a tres días hábiles',
} as const;

export const payment_result = {
  pending: 'Estamos procesando tu pago',
  pending_text:
    'Suele tardar unos segundos. Puedes cerrar esta página sin problema: tus créditos llegan solos y te escribimos.',
  pending_transfer:
    'Una transferencia tarda de uno a tres días hábiles. Puedes cerrar esta página sin problema: tus créditos llegan solos y te escribimos.',
  asking: 'Estamos preguntando a tu banco',
  asking_text: '¿Acabas de pagar? Entonces solemos saberlo en unos segundos.',
  completed: 'Gracias, tu pago está hecho',
  agreed: 'Gracias, el cargo está en marcha',
  to_collect: 'Haremos un único cargo de {money} en tu cuenta que acaba en {end}, el {day} o después.',
  completed_text: '{credits, plural, one {Se ha sumado # crédito.} other {Se han sumado # créditos.}}',
  settled:
    '{settled, plural, one {# crédito ha cubierto} other {# créditos han cubierto}} lo que debías por un pago que devolvió el banco.',
  balance: '{count, plural, one {crédito} other {créditos}}',
  premium: 'Ya tienes premium, para siempre.',
  to_message: 'Seguir con tu mensaje',
  to_chats: 'Ir a tus conversaciones',
  not_charged: 'No se ha cobrado nada.',
  cancelled: 'Pago cancelado',
  cancelled_text: 'No pasa nada: no se ha cobrado nada.',
  failed_text: 'El pago no ha salido bien. No se ha cobrado nada.',
  expired: 'Pago caducado',
  expired_text: 'Se ha acabado el tiempo para pagar. No se ha cobrado nada.',
  other_method: 'Elegir otra forma de pago',
  card_text: 'Tu tarjeta guardada ha sido rechazada. No se ha cobrado nada.',
  by_paypal: 'Pagar con PayPal',
  refunded_text:
    'Te hemos devuelto {money} por la misma vía por la que pagaste. Puede tardar unos días hábiles en aparecer.',
  on_its_way: 'Tu dinero va de camino',
  on_its_way_text:
    '{money} van de camino, por la misma vía por la que pagaste. Pueden tardar unos días hábiles en aparecer.',
  not_collected: 'Has desistido',
  not_collected_text: 'No haremos el cargo de {money} en tu cuenta.',
  charged_back_text:
    'El banco ha devuelto {money}. Esos créditos se han descontado de tu saldo; lo que ya habías usado se descontará de tu próximo pack. ¿No es correcto? Pregunta a <service>atención al cliente</service>.',
  charged_back_before: 'De este pago ya habías recibido antes {money}.',
} as const;

export const payment_failure = {
  declined: 'Tu banco o tu tarjeta ha rechazado el pago.',
  insufficient_funds: 'No había saldo suficiente en tu cuenta o tarjeta.',
  card_expired: 'Tu tarjeta ha caducado.',
  provider_away: 'El servicio de pago no respondía en ese momento.',
  amount_differs:
    'El importe no coincidía con tu pedido. Si te han cobrado algo, escribe a atención al cliente.',
} as const;

export const transactions = {
  title: 'Movimientos',
  intro: 'Tus compras y tu historial de créditos.',
  all: 'Todos los movimientos',
  payments: 'Compras',
  payments_none: 'Aún no has comprado nada.',
  buy: 'Ver los packs',
  to_collect: 'Por cobrar',
  not_collected: 'Sin cobrar',
  refunded: '{money} de vuelta',
  limit: 'Tu límite de gasto',
} as const;

export const payment_state = {
  created: 'Sin pagar',
  pending: 'En proceso',
  completed: 'Pagado',
  failed: 'Fallido',
  cancelled: 'Cancelado',
  expired: 'Caducado',
  refunded: 'Devuelto',
  charged_back: 'Devuelto por el banco',
} as const;

export const payment = {
  title: 'Compra',
  details: 'Datos',
  method: 'Forma de pago',
  repeat: 'pedido otra vez con tu tarjeta guardada',
  begun: 'Pedido',
  bought: 'Comprado el',
  code: 'Código de descuento',
  statement: 'En tu extracto',
  to_collect: 'Por cobrar',
  collect_on: 'Cargo a partir del',
  account: 'De la cuenta',
  receipt: 'Número de recibo',
  download: 'Descargar recibo (PDF)',
  back: 'Te devolvemos',
  refunds_and_chargebacks: 'Lo devuelto',
  less: 'Descontado del cargo',
} as const;

export const refund_kind = {
  withdrawal: 'Desistimiento',
  deletion: 'Cuenta eliminada',
  refund: 'Devolución',
  chargeback: 'Devuelto por el banco',
} as const;

export const refund_state = {
  requested: 'de camino',
  done: 'enviado',
  not_collected: 'sin cobrar',
  taken_back: 'devuelto también por el banco',
} as const;

export const withdrawal = {
  title: '¿Has cambiado de idea?',
  until: 'Hasta el {until} puedes pedir, sin dar motivos, que te devolvamos lo que no hayas usado.',
  begin: 'Desistir del contrato aquí',
  heading: 'Desistir de tu compra',
  back: 'Te devolvemos {money} por {credits, plural, one {# crédito sin usar} other {# créditos sin usar}}.',
  nothing:
    'No se cargará nada en tu cuenta. {credits, plural, one {# crédito sin usar se descuenta} other {# créditos sin usar se descuentan}} de tu saldo.',
  less: 'Se cargarán {money} menos en tu cuenta, por {credits, plural, one {# crédito sin usar} other {# créditos sin usar}}. Lo que aún se cobrará: {left}.',
  proof: 'Recibirás enseguida un correo como prueba.',
  way: 'El dinero vuelve por la misma vía por la que pagaste, en 14 días como máximo. Recibirás enseguida un correo como prueba.',
  carries_premium:
    'Tu premium va con esta compra. Si pides que te devolvamos algo, aunque sea una parte, se acaba. Con tu próximo pack lo tendrás otra vez.',
  premium: 'Tu premium también se acaba. Con tu próximo pack lo tendrás otra vez.',
  confirm: 'Confirmar desistimiento',
  cancel: 'Mejor no',
  done: 'Has desistido. Te devolvemos {money}.',
  done_nothing: 'Has desistido. No se cobrará nada.',
  done_less: 'Has desistido. Aún se cobrará esto: {left}.',
} as const;

export const ledger_entry = {
  balance: '{count, plural, one {crédito} other {créditos}}',
  when: 'Cuándo',
  to: 'Para',
  lot: 'Tipo',
  free_credits_revoked: 'Créditos gratis retirados',
  free_credits_revoked_text:
    'Esta dirección de correo ya recibió antes créditos gratis. Los damos una sola vez.',
  of_payment: 'Ver la compra',
} as const;

export const credit_meaning = {
  promotion: 'Estos créditos te los dimos nosotros.',
  sales: 'Estos créditos los compraste.',
  messages: 'Con esto enviaste un mensaje. Si no se abre en {days, number} días, recuperas tus créditos.',
  photos: 'Con esto enviaste una foto. Si no se abre en {days, number} días, recuperas tus créditos.',
  gifts: 'Con esto enviaste un regalo. Si no se abre en {days, number} días, recuperas tus créditos.',
  refunds: 'Estos créditos se quitaron porque la compra se anuló.',
  chargebacks: 'Estos créditos se quitaron porque el banco devolvió el pago.',
  debts: 'Con esto se saldó lo que ya habías gastado de un pago que devolvió el banco.',
  corrections: 'Con esto corregimos un error.',
  returns: 'Lo que enviaste no se abrió. Por eso recuperaste tus créditos.',
} as const;

export const spending_limit = {
  title: 'Límite de gasto',
  intro: 'Decide cuánto quieres gastar como máximo en un mes natural. Esto solo lo ves tú.',
  none: 'Sin límite',
  month: '{limit} al mes',
  nothing: 'No comprar nada',
  spent: 'Gastado este mes: {spent}',
  unpaid: 'Incluye lo que está sin pagar: {unpaid}',
  left: 'Puedes gastar {left} más hasta el {until}.',
  spent_out: 'Hasta el {until} no te queda nada que gastar.',
  used_up: 'Has llegado a tu límite de gasto de este mes: hasta el {until} no puedes comprar nada.',
  too_much: 'Tu límite de gasto te deja {left} hasta el {until}. No llega para este pack.',
  closed: 'Has puesto tu límite de gasto en 0: no puedes comprar nada.',
  raised: 'A partir del {from}: {limit}.',
  label: 'Nuevo límite al mes, en {currency}',
  hint: 'Si lo bajas, se aplica al momento. Si lo subes, pasadas {hours, number} horas, para que lo consultes con la almohada. Con 0 no puedes comprar nada.',
  wrong: 'Escribe un importe de 0 a {max}.',
  remove: 'Quitar el límite',
  other_currency:
    'Ahora pagas en {currency}. Hasta que pongas otro límite, no puedes comprar nada en {currency}.',
} as const;
