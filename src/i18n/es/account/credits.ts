export const credits = {
  balance: '{count, plural, one {crédito} other {créditos}}',
  price:
    'Enviar un mensaje cuesta {count, plural, one {# crédito} other {# créditos}}. Leer es siempre gratis.',
  price_money:
    'Enviar un mensaje cuesta {count, plural, one {# crédito} other {# créditos}}: desde {money}, según el pack. Leer es siempre gratis.',
  price_free: 'Enviar un mensaje es gratis.',
  rules: 'Primero se gastan tus créditos gratis. Los créditos no caducan nunca.',
  ledger_entries: 'Historial de créditos',
  ledger_entries_none: 'Nada todavía. Cuando envíes un mensaje o recibas créditos, lo verás aquí.',
  earlier: 'Anteriores',
} as const;

export const credit_kind = {
  promotion: 'Créditos gratis',
  sales: 'Pack comprado',
  messages: 'Mensaje enviado',
  photos: 'Foto enviada',
  gifts: 'Regalo enviado',
  refunds: 'Devolución',
  chargebacks: 'Devuelto por el banco',
  debts: 'Deuda',
  corrections: 'Corrección',
  returns: 'De vuelta: sin abrir',
} as const;

export const credit_kind_to = {
  messages: 'Mensaje para {name}',
  photos: 'Foto para {name}',
  gifts: 'Regalo para {name}',
  returns: 'De vuelta: {name} no lo ha abierto',
} as const;

export const credit_lot = {
  free: 'créditos gratis',
  purchased: 'créditos comprados',
  debt: 'pendiente',
} as const;

export const premium = {
  heading: 'Premium, para siempre',
  how: 'Premium viene con tu primer pack de créditos. No hay ninguna suscripción que cancelar.',
  since_heading: 'Tienes premium',
  since: 'Desde el {date} y para siempre. No hay nada que renovar ni que cancelar.',
  unlocks: 'Lo que tendrás con premium',
  unlocked: 'Lo que tienes con premium',
  photos_title: 'Todas las fotos de los demás',
  photos_text: 'También las privadas: nítidas y sin candado.',
  conversations_title: 'Todas las conversaciones que quieras',
  conversations_text: 'Sin premium puedes empezar {count}. Con premium no hay límite.',
  own_title: '{count} fotos tuyas',
  own_text: 'En lugar de {count}, y tú eliges cuáles son privadas.',
  searches_text: 'Guarda hasta {count} y ábrelas con un toque.',
  visitors_title: 'Quién mira tu perfil',
  visitors_text: 'Ves quién lo ha mirado en {days, plural, one {el último día} other {los últimos # días}}.',
  refund:
    'Si solo tienes una compra y en {days, plural, one {# día} other {# días}} pides una devolución, aunque sea parcial, premium se acaba. Otra compra lo mantiene.',
} as const;

export const buying = {
  country: 'Pagas desde',
  country_hint: 'De esto dependen la moneda y las formas de pago.',
  vat: 'Todos los precios incluyen impuestos. Pagas una vez: no hay suscripción.',
  premium: 'Con tu primer pack tienes premium, para siempre.',
  active: '{percentage, number}\u00a0% de descuento en tu compra. Se aplica solo.',
  active_left: '{percentage, number}\u00a0% de descuento en tu compra; quedan <time></time>. Se aplica solo.',
  active_until: '{percentage, number}\u00a0% de descuento en tu compra, hasta el {until}. Se aplica solo.',
  code: '¿Tienes un código de descuento?',
  use_code: 'Aplicar',
  code_needed: 'Escribe un código',
  code_used: 'Código {code}: {percentage, number}\u00a0% de descuento.',
  drop_code: 'Quitar el código',
} as const;

export const order = {
  title: 'Pagar',
  heading: 'Comprar {credits, plural, one {# crédito} other {# créditos}}',
  summary: 'Tu pedido',
  item: '{credits, plural, one {# crédito} other {# créditos}}',
  discount: 'Descuento del {percentage, number}\u00a0%',
  discount_money: 'Descuento',
  total: 'Total',
  vat: 'Incluye un {percentage, number}\u00a0% de impuestos ({country})',
  settles:
    'De este pack, {settles, plural, one {# crédito cubre} other {# créditos cubren}} lo que debes por un pago que devolvió el banco. {left, plural, =0 {No se suma ninguno} one {Se suma # crédito} other {Se suman # créditos}} a tu saldo.',
  statement: 'En tu extracto aparecerá «{statement}».',
  once: 'Pagas una vez. Nunca se cobra nada de forma automática.',
  withdraw:
    'Tienes {days, plural, one {# día} other {# días}} para pedir que te devolvamos lo que no uses. <policy>Cómo funciona</policy>',
  other_bundle: 'Otro pack',
  method: '¿Cómo quieres pagar?',
  method_needed: 'Elige primero cómo quieres pagar.',
  method_gone: 'Aquí no se puede pagar con {method}. Elige otra forma de pago.',
  bank: 'Tu banco',
  bank_choose: 'Elige tu banco',
  store_card: 'Guardar mi tarjeta para la próxima vez',
  store_card_hint: 'Nunca se cobra nada sin que lo confirmes.',
  pay: 'Pagar {money}',
  pay_hint: 'Irás a la página segura del servicio de pago.',
  to_debit: 'Seguir con la domiciliación: {money}',
  none: 'Ahora no se puede pagar desde este país. Elige otro, o pregunta a <service>atención al cliente</service>.',
  open: 'Tienes un pago pendiente',
  open_text:
    '{credits, plural, one {# crédito} other {# créditos}} por {money}, con {method}. Todavía no se ha cobrado nada.',
  open_pending:
    '{credits, plural, one {# crédito} other {# créditos}} por {money}, con {method}. El banco está procesando tu pago.',
  open_holds: 'El descuento de {money} va con este pago y mientras tanto no vale para otro pedido.',
  open_full: 'Por eso ves abajo el precio completo.',
  open_frees: '¿Al final no pagas? Entonces podrás volver a usar el descuento enseguida.',
  open_took: 'El descuento de {money} va con tu pago pendiente, así que aquí no se aplica.',
  open_first:
    'Primero este pago: podrás pedir {credits, plural, one {# crédito} other {# créditos}} cuando esté hecho o lo canceles.',
  open_go_on: 'Seguir con el pago',
  open_follow: 'Ver cómo va',
  open_another: 'Comprar otro pack',
  open_give_up: 'Cancelar este pago',
} as const;

export const repeat_order = {
  title: 'Repetir pedido',
  lead: 'Este es tu último pedido, al precio de hoy. No pasa nada hasta que confirmes.',
  card: 'Tarjeta que acaba en {label}',
  pay: 'Confirmar y pagar {money}',
  pay_again: 'Sí, pagar otra vez {money}',
  just_now: 'Acabas de hacer este pedido. <that>Mira ese pedido</that> o confirma que quieres otro.',
  hint_card: 'El importe se cobra enseguida en tu tarjeta guardada.',
  other: 'Pagar de otra forma',
  gone: 'Este banco o esta forma de pago ya no está disponible. Elige otra abajo.',
  delete_card: 'Olvidar esta tarjeta',
  deleted_card: 'Tu tarjeta se ha eliminado.',
  deleted_named_card: 'Tu tarjeta se ha eliminado. Queda guardada otra, que acaba en {label}.',
  none: 'Aún no hay nada que repetir',
  none_text: 'No hay ningún pedido anterior, o su pack o su forma de pago ya no existe.',
  offer: '¿Otra vez {credits, plural, one {# crédito} other {# créditos}} por {money}, con {method}?',
  offer_abroad:
    '¿Otra vez {credits, plural, one {# crédito} other {# créditos}} por {money}, con {method} desde este país: {country}?',
} as const;

export const direct_debit = {
  heading: 'Pagar por domiciliación',
  lead: 'Una sola vez, por este pack. No se repite.',
  not_here: 'Aquí no se puede pagar por domiciliación. Elige otra forma de pago.',
  no_bundle: 'Elige primero un pack.',
  to_bundles: 'Ir a los packs',
  account: 'Tu cuenta bancaria',
  account_holder: 'Titular de la cuenta',
  iban: 'IBAN',
  iban_hint: 'Vale una cuenta de cualquier país SEPA.',
  address: 'Tu dirección',
  address_hint: 'La pide tu banco. No te enviaremos nada.',
  street: 'Calle',
  house_number: 'Número',
  zip: 'Código postal',
  city: 'Localidad',
  phone: 'Número de móvil',
  phone_hint: 'Enviaremos un código a este número. En el SMS solo aparecerá el nombre {statement}.',
  mandate: 'La orden de domiciliación',
  mandate_text:
    'Autorizo a {creditor} ({id}), {address}, {city}, a cargar una sola vez {money} en mi cuenta, con el nombre {statement}, y a mi banco a efectuar ese cargo siguiendo las instrucciones de {creditor}. En las {weeks, number} semanas siguientes al cargo tengo derecho a que mi banco me lo devuelva, según las condiciones de mi contrato con él.',
  mandate_kind:
    'Orden de domiciliación de adeudo directo SEPA, pago único. Recibirás la referencia con el código.',
  consent: 'Autorizo este cargo',
  when: 'Hacemos el cargo pasados {days, number} días hábiles. Tu banco mostrará el nombre {statement}, con el identificador de acreedor {id}.',
  submit: 'Enviarme el código',
  code_heading: 'Escribe el código',
  code_sent: 'Hemos enviado un código a tu número que acaba en {end}.',
  code: 'Código',
  code_hint: 'Vale {minutes, number} minutos.',
  tries: '{left, plural, one {Queda # intento.} other {Quedan # intentos.}}',
  no_tries: 'No quedan intentos. Pide otro código.',
  agree: 'Acepto el cargo de {money}',
  agree_to:
    'Autorizas un único cargo de {money} en tu cuenta que acaba en {end}. Tu banco mostrará el nombre {statement}.',
  reference: 'Referencia de la orden',
  resend: 'Enviar otro código',
  resend_wait: 'Podrás pedir otro código dentro de {seconds, plural, one {# segundo} other {# segundos}}.',
  resend_none:
    'Ya hemos enviado bastantes códigos. Podrás pedir otro dentro de {hours, plural, one {{minutes, plural, one {# minuto} other {# minutos}}} other {# horas}}.',
  resent: 'El nuevo código va de camino.',
  change: 'Cambiar datos',
  change_hint: 'Tu código actual dejará de valer. Recibirás otro.',
  anew: 'Parar y empezar de nuevo',
  anew_hint:
    'Tu código actual dejará de valer. Ya no mostramos aquí tu cuenta bancaria, así que tendrás que rellenarlo todo otra vez.',
  way_cheaper: 'Elegir un pack más barato',
  way_other: 'Pagar de otra forma',
  open_day: 'Lo cobraremos el {day} o después.',
  unreadable: 'ya no se puede leer',
  waits:
    'Ya tienes un cargo a la espera de tu código: {credits, plural, one {# crédito} other {# créditos}} por {money}.',
  waits_heading: '¿Qué cargo?',
  waits_go_on: 'Escribir ese código',
  waits_new: 'Empezar el nuevo',
  waits_replaced: 'Si empiezas el nuevo, el anterior queda anulado. No se ha cobrado nada.',
} as const;
