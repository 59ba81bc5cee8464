export const payment_method = {
  sdd: 'Addebito diretto',
  prezelewy24: 'Przelewy24',
  blik: 'BLIK',
  sct: 'Bonifico',
  giropay: 'giropay',
  mastercard: 'Mastercard',
  visa: 'Visa',
  creditcard: 'Altra carta di credito',
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
  bank: 'Con la tua banca',
  card: 'Con la tua carta',
  device: 'Con iPhone, iPad o Mac',
  paypal: 'Con il tuo account PayPal',
  voucher: 'Con un codice comprato in negozio',
  debit: 'Un solo addebito sul tuo conto',
  transfer: 'Da uno a tre giorni lavorativi',
} as const;

export const payment_result = {
  pending: 'Il pagamento è in corso',
  pending_text:
    'Di solito bastano pochi secondi. Puoi chiudere questa pagina: i crediti arrivano da soli, e ricevi un’email.',
  pending_transfer:
    'Un bonifico richiede da uno a tre giorni lavorativi. Puoi chiudere questa pagina: i crediti arrivano da soli, e ricevi un’email.',
  asking: 'Stiamo chiedendo alla tua banca',
  asking_text: 'Hai appena pagato? Di solito lo sappiamo in pochi secondi.',
  completed: 'Grazie, il pagamento è andato a buon fine',
  agreed: 'Grazie, l’addebito è autorizzato',
  to_collect: 'Addebitiamo una sola volta {money} sul tuo conto che finisce con {end}. Non prima di: {day}.',
  completed_text: '{credits, plural, one {Hai # credito in più} other {Hai # crediti in più}}.',
  settled:
    '{settled, plural, one {# credito ha coperto} other {# crediti hanno coperto}} quanto avevi in sospeso per un pagamento stornato.',
  balance: '{count, plural, one {credito} other {crediti}}',
  premium: 'Ora hai premium, per sempre.',
  to_message: 'Torna al tuo messaggio',
  to_chats: 'Vai alle tue chat',
  not_charged: 'Non è stato addebitato nulla.',
  cancelled: 'Pagamento interrotto',
  cancelled_text: 'Nessun problema: non è stato addebitato nulla.',
  failed_text: 'Il pagamento non è riuscito. Non è stato addebitato nulla.',
  expired: 'Pagamento scaduto',
  expired_text: 'Il tempo per pagare è finito. Non è stato addebitato nulla.',
  other_method: 'Scegli un altro metodo di pagamento',
  card_text: 'La carta salvata è stata rifiutata. Non è stato addebitato nulla.',
  by_paypal: 'Paga con PayPal',
  refunded_text:
    'Ti abbiamo rimborsato {money} con lo stesso mezzo con cui hai pagato. Prima di vederli possono passare alcuni giorni lavorativi.',
  on_its_way: 'I tuoi soldi sono in arrivo',
  on_its_way_text:
    'Il rimborso di {money} è in arrivo, con lo stesso mezzo con cui hai pagato. Possono passare alcuni giorni lavorativi.',
  not_collected: 'Recesso confermato',
  not_collected_text: 'Questa somma non verrà addebitata sul tuo conto: {money}.',
  charged_back_text:
    'La banca ha stornato {money}. Quei crediti li abbiamo tolti dal saldo; quelli che avevi già usato si compensano con il prossimo pacchetto. Qualcosa non torna? Chiedi al <service>servizio clienti</service>.',
  charged_back_before: 'Di questo pagamento avevi già riavuto {money}.',
} as const;

export const payment_failure = {
  declined: 'La banca o la carta ha rifiutato il pagamento.',
  insufficient_funds: 'Sul conto o sulla carta non c’era abbastanza.',
  card_expired: 'La tua carta è scaduta.',
  provider_away: 'In quel momento il servizio di pagamento non rispondeva.',
  amount_differs:
    'L’importo non corrispondeva all’ordine. Se ti hanno addebitato qualcosa, scrivi al servizio clienti.',
} as const;

export const transactions = {
  title: 'Transazioni',
  intro: 'I tuoi acquisti e i movimenti dei crediti.',
  all: 'Tutte le transazioni',
  payments: 'Acquisti',
  payments_none: 'Non hai ancora comprato nulla.',
  buy: 'Vedi i pacchetti',
  to_collect: 'Da addebitare',
  not_collected: 'Non addebitato',
  refunded: 'rimborso: {money}',
  limit: 'Il tuo limite di spesa',
} as const;

export const payment_state = {
  created: 'Non ancora pagato',
  pending: 'In corso',
  completed: 'Pagato',
  failed: 'Non riuscito',
  cancelled: 'Interrotto',
  expired: 'Scaduto',
  refunded: 'Rimborsato',
  charged_back: 'Stornato dalla banca',
} as const;

export const payment = {
  title: 'Acquisto',
  details: 'Dettagli',
  method: 'Metodo di pagamento',
  repeat: 'ordinato di nuovo con la carta salvata',
  begun: 'Ordinato',
  bought: 'Data di acquisto',
  code: 'Codice sconto',
  statement: 'Sull’estratto conto',
  to_collect: 'Da addebitare',
  collect_on: 'Addebito non prima di',
  account: 'Dal conto',
  receipt: 'Numero di ricevuta',
  download: 'Scarica la ricevuta (PDF)',
  back: 'Rimborso per te',
  refunds_and_chargebacks: 'Che cosa è tornato indietro',
  less: 'Addebitato in meno',
} as const;

export const refund_kind = {
  withdrawal: 'Recesso',
  deletion: 'Account eliminato',
  refund: 'Rimborso',
  chargeback: 'Stornato dalla banca',
} as const;

export const refund_state = {
  requested: 'in arrivo',
  done: 'inviato',
  not_collected: 'non addebitato',
  taken_back: 'stornato anche questo dalla banca',
} as const;

export const withdrawal = {
  title: 'Hai cambiato idea?',
  until: 'Quello che non hai usato puoi fartelo rimborsare senza dire perché. Fino a: {until}.',
  begin: 'Recedere dal contratto qui',
  heading: 'Recedi dall’acquisto',
  back: 'Ti tornano {money} per {credits, plural, one {# credito non usato} other {# crediti non usati}}.',
  nothing:
    'Sul tuo conto non verrà addebitato nulla. Togliamo dal saldo {credits, plural, one {# credito non usato} other {# crediti non usati}}.',
  less: 'Sul tuo conto verranno addebitati {money} in meno, per {credits, plural, one {# credito non usato} other {# crediti non usati}}. Resta da addebitare: {left}.',
  proof: 'Ricevi subito un’email come prova.',
  way: 'I soldi tornano con lo stesso mezzo con cui hai pagato, al massimo entro 14 giorni. Ricevi subito un’email come prova.',
  carries_premium:
    'Il tuo premium viene da questo acquisto. Se ne chiedi il rimborso, anche solo in parte, premium finisce. Con il prossimo pacchetto torna.',
  premium: 'Finisce anche premium. Con il prossimo pacchetto torna.',
  confirm: 'Conferma recesso',
  cancel: 'Ci ho ripensato',
  done: 'Recesso confermato. Rimborso: {money}.',
  done_nothing: 'Recesso confermato. Non verrà addebitato nulla.',
  done_less: 'Recesso confermato. Resta da addebitare: {left}.',
} as const;

export const ledger_entry = {
  balance: '{count, plural, one {credito} other {crediti}}',
  when: 'Quando',
  to: 'A',
  lot: 'Tipo',
  free_credits_revoked: 'Crediti gratuiti annullati',
  free_credits_revoked_text: 'Questo indirizzo email ha già avuto crediti gratuiti. Li diamo una volta sola.',
  of_payment: 'Vedi l’acquisto',
} as const;

export const credit_meaning = {
  promotion: 'Questi crediti li hai avuti da noi.',
  sales: 'Questi crediti li hai comprati.',
  messages:
    'Li hai usati per mandare un messaggio. Se non viene aperto entro {days, number} giorni, riavrai i crediti.',
  photos:
    'Li hai usati per mandare una foto. Se non viene aperta entro {days, number} giorni, riavrai i crediti.',
  gifts:
    'Li hai usati per mandare un regalo. Se non viene aperto entro {days, number} giorni, riavrai i crediti.',
  refunds: 'Questi crediti li abbiamo tolti perché l’acquisto è stato annullato.',
  chargebacks: 'Questi crediti li abbiamo tolti perché la banca ha stornato il pagamento.',
  debts: 'Così si è compensato quello che avevi già speso di un pagamento stornato.',
  corrections: 'Così abbiamo corretto un errore.',
  returns: 'Quello che hai mandato non è stato aperto. Per questo i crediti sono tornati.',
} as const;

export const spending_limit = {
  title: 'Limite di spesa',
  intro: 'Decidi quanto vuoi spendere al massimo in un mese di calendario. Lo vedi solo tu.',
  none: 'Nessun limite',
  month: '{limit} al mese',
  nothing: 'Non comprare nulla',
  spent: 'Questo mese hai speso: {spent}',
  unpaid: 'Di cui ancora da pagare: {unpaid}',
  left: 'Puoi spendere ancora {left} fino al {until}.',
  spent_out: 'Fino al {until} non puoi spendere altro.',
  used_up: 'Hai raggiunto il limite di spesa di questo mese: fino al {until} non puoi comprare nulla.',
  too_much: 'Fino al {until} il limite di spesa ti lascia {left}: per questo acquisto non bastano.',
  closed: 'Hai messo il limite di spesa a 0: non puoi comprare nulla.',
  raised: 'Nuovo limite: {limit}. Vale da: {from}.',
  label: 'Nuovo limite al mese, in {currency}',
  hint: 'Se lo abbassi vale subito. Se lo alzi vale dopo {hours, number} ore, così puoi dormirci su. 0 vuol dire non comprare nulla.',
  wrong: 'Inserisci un importo da 0 a {max}.',
  remove: 'Togli il limite',
  other_currency:
    'Ora paghi in {currency}. Finché non metti un nuovo limite, in {currency} non puoi comprare nulla.',
} as const;
