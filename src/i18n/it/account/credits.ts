export const credits = {
  balance: '{count, plural, one {credito} other {crediti}}',
  price:
    'Inviare un messaggio costa {count, plural, one {# credito} other {# crediti}}. Leggere è sempre gratis.',
  price_money:
    'Inviare un messaggio costa {count, plural, one {# credito} other {# crediti}}: da {money}, a seconda del pacchetto. Leggere è sempre gratis.',
  price_free: 'Inviare un messaggio è gratis.',
  rules: 'Si usano prima i crediti gratuiti. I crediti non scadono mai.',
  ledger_entries: 'Movimenti dei crediti',
  ledger_entries_none: 'Ancora niente. Appena mandi un messaggio o ricevi crediti, lo vedi qui.',
  earlier: 'Precedenti',
} as const;

export const credit_kind = {
  promotion: 'Crediti gratuiti',
  sales: 'Pacchetto comprato',
  messages: 'Messaggio inviato',
  photos: 'Foto inviata',
  gifts: 'Regalo inviato',
  refunds: 'Rimborso',
  chargebacks: 'Stornato dalla banca',
  debts: 'Debito',
  corrections: 'Correzione',
  returns: 'Restituiti: non aperto',
} as const;

export const credit_kind_to = {
  messages: 'Messaggio a {name}',
  photos: 'Foto a {name}',
  gifts: 'Regalo a {name}',
  returns: 'Restituiti: non aperto da {name}',
} as const;

export const credit_lot = {
  free: 'crediti gratuiti',
  purchased: 'crediti comprati',
  debt: 'in sospeso',
} as const;

export const premium = {
  heading: 'Premium, per sempre',
  how: 'Con il primo pacchetto di crediti hai anche premium. Non c’è nessun abbonamento da disdire.',
  since_heading: 'Hai premium',
  since: 'Per sempre, a partire da: {date}. Non c’è niente da rinnovare o disdire.',
  unlocks: 'Che cosa hai con premium',
  unlocked: 'Ecco che cosa hai con premium',
  photos_title: 'Tutte le foto degli altri',
  photos_text: 'Anche le foto private le vedi nitide, senza lucchetto.',
  conversations_title: 'Tutte le chat che vuoi',
  conversations_text: 'Gratis puoi iniziarne {count}. Con premium non c’è limite.',
  own_title: '{count} foto tue',
  own_text: 'Invece di {count}, e scegli tu quali sono private.',
  searches_text: 'Ne salvi fino a {count} e le apri con un tocco.',
  visitors_title: 'Chi guarda il tuo profilo',
  visitors_text:
    'Vedi chi l’ha guardato {days, plural, one {nell’ultimo giorno} other {negli ultimi # giorni}}.',
  refund:
    'Se entro {days, plural, one {# giorno} other {# giorni}} chiedi il rimborso del tuo unico acquisto, anche solo in parte, premium finisce. Un altro acquisto lo mantiene.',
} as const;

export const buying = {
  country: 'Paese da cui paghi',
  country_hint: 'Da questo dipendono la valuta e i modi di pagare.',
  vat: 'Tutti i prezzi includono l’IVA. Paghi una volta sola: non c’è abbonamento.',
  premium: 'Con il primo pacchetto hai premium, per sempre.',
  active: '{percentage, number}% di sconto sull’acquisto: si applica da solo.',
  active_left: '{percentage, number}% di sconto sull’acquisto, ancora per <time></time>. Si applica da solo.',
  active_until: '{percentage, number}% di sconto sull’acquisto: si applica da solo. Fino a: {until}.',
  code: 'Hai un codice sconto?',
  use_code: 'Applica',
  code_needed: 'Inserisci un codice',
  code_used: 'Codice {code}: sconto {percentage, number}%.',
  drop_code: 'Senza questo codice',
} as const;

export const order = {
  title: 'Pagamento',
  heading: 'Compra {credits, plural, one {# credito} other {# crediti}}',
  summary: 'Il tuo ordine',
  item: '{credits, plural, one {# credito} other {# crediti}}',
  discount: 'Sconto {percentage, number}%',
  discount_money: 'Sconto',
  total: 'Totale',
  vat: 'Di cui IVA {percentage, number}% ({country})',
  settles:
    'Di questo pacchetto, {settles, plural, one {# credito copre} other {# crediti coprono}} quanto hai in sospeso per un pagamento stornato. {left, plural, =0 {Al saldo non si aggiunge nulla} one {Al saldo si aggiunge # credito} other {Al saldo si aggiungono # crediti}}.',
  statement: 'Sull’estratto conto compare «{statement}».',
  once: 'Paghi una volta sola. Non parte mai nessun addebito automatico.',
  withdraw:
    'Quello che non usi puoi fartelo rimborsare entro {days, plural, one {# giorno} other {# giorni}}. <policy>Come funziona</policy>',
  other_bundle: 'Un altro pacchetto',
  method: 'Come vuoi pagare?',
  method_needed: 'Prima scegli come vuoi pagare.',
  method_gone: 'Qui non puoi pagare con {method}. Scegli un altro modo.',
  bank: 'La tua banca',
  bank_choose: 'Scegli la tua banca',
  store_card: 'Salva la carta per la prossima volta',
  store_card_hint: 'Non parte mai nessun addebito senza la tua conferma.',
  pay: 'Paga {money}',
  pay_hint: 'Passi alla pagina sicura del servizio di pagamento.',
  to_debit: 'Continua con l’addebito: {money}',
  none: 'Da questo Paese per ora non si può pagare. Scegli un altro Paese o chiedi al <service>servizio clienti</service>.',
  open: 'Hai un pagamento in sospeso',
  open_text:
    '{credits, plural, one {# credito} other {# crediti}} per {money}, con {method}. Non è ancora stato addebitato nulla.',
  open_pending:
    '{credits, plural, one {# credito} other {# crediti}} per {money}, con {method}. La banca sta elaborando il pagamento.',
  open_holds: 'Lo sconto di {money} è legato a questo pagamento: intanto non vale per un altro ordine.',
  open_full: 'Per questo qui sotto vedi il prezzo pieno.',
  open_frees: 'Hai deciso di non pagare? Allora puoi riusare subito lo sconto.',
  open_took: 'Lo sconto di {money} è legato al pagamento ancora in sospeso, quindi qui non vale.',
  open_first:
    'Prima concludi o annulla questo pagamento: poi potrai ordinare {credits, plural, one {# credito} other {# crediti}}.',
  open_go_on: 'Continua a pagare',
  open_follow: 'Guarda a che punto è',
  open_another: 'Compra un altro pacchetto',
  open_give_up: 'Annulla il pagamento',
} as const;

export const repeat_order = {
  title: 'Ordina di nuovo',
  lead: 'È il tuo ultimo ordine, al prezzo di oggi. Non succede nulla finché non confermi.',
  card: 'Carta che finisce con {label}',
  pay: 'Conferma e paga {money}',
  pay_again: 'Sì, paga di nuovo {money}',
  just_now: 'L’hai appena ordinato. <that>Guarda quell’ordine</that>, o conferma che ne vuoi un altro.',
  hint_card: 'L’importo viene addebitato subito sulla carta salvata.',
  other: 'Paga in un altro modo',
  gone: 'Questa banca o questo metodo di pagamento non c’è più. Scegli un altro modo qui sotto.',
  delete_card: 'Elimina questa carta',
  deleted_card: 'La tua carta è stata eliminata.',
  deleted_named_card:
    'La tua carta è stata eliminata. C’è ancora una carta salvata, che finisce con {label}.',
  none: 'Ancora niente da ripetere',
  none_text: 'Non c’è un ordine precedente, oppure quel pacchetto o quel metodo di pagamento non c’è più.',
  offer: 'Di nuovo {credits, plural, one {# credito} other {# crediti}} per {money}, con {method}?',
  offer_abroad:
    'Di nuovo {credits, plural, one {# credito} other {# crediti}} per {money}, con {method} ({country})?',
} as const;

export const direct_debit = {
  heading: 'Paga con addebito diretto',
  lead: 'Una volta sola, per questo pacchetto. Non si ripete.',
  not_here: 'Qui l’addebito diretto non è possibile. Scegli un altro metodo di pagamento.',
  no_bundle: 'Prima scegli un pacchetto.',
  to_bundles: 'Vai ai pacchetti',
  account: 'Il tuo conto',
  account_holder: 'Nome dell’intestatario',
  iban: 'IBAN',
  iban_hint: 'Va bene un conto di qualsiasi Paese SEPA.',
  address: 'Il tuo indirizzo',
  address_hint: 'Lo chiede la tua banca. Noi non ti mandiamo nulla.',
  street: 'Via',
  house_number: 'Numero',
  zip: 'CAP',
  city: 'Città',
  phone: 'Numero di cellulare',
  phone_hint: 'Ci mandiamo un codice. L’unico nome in quel messaggio è {statement}.',
  mandate: 'Il mandato',
  mandate_text:
    'Autorizzo {creditor} ({id}), {address}, {city}, ad addebitare una sola volta {money} sul mio conto sotto il nome {statement}, e la mia banca a farlo secondo le disposizioni di {creditor}. Entro {weeks, number} settimane dall’addebito posso chiedere il rimborso alla mia banca, alle condizioni del contratto con la banca.',
  mandate_kind: 'Mandato di addebito diretto SEPA, una tantum. Il riferimento lo ricevi con il codice.',
  consent: 'Autorizzo questo addebito',
  when: 'Addebitiamo dopo {days, number} giorni lavorativi. Sull’estratto conto compare {statement}, con identificativo del creditore {id}.',
  submit: 'Mandami il codice',
  code_heading: 'Inserisci il codice',
  code_sent: 'Abbiamo mandato un codice al tuo numero che finisce con {end}.',
  code: 'Codice',
  code_hint: 'Valido {minutes, number} minuti.',
  tries: '{left, plural, one {Ancora # tentativo.} other {Ancora # tentativi.}}',
  no_tries: 'Tentativi finiti. Chiedi un nuovo codice.',
  agree: 'Autorizzo l’addebito: {money}',
  agree_to:
    'Autorizzi un solo addebito di {money} sul tuo conto che finisce con {end}. Sull’estratto conto compare {statement}.',
  reference: 'Riferimento del mandato',
  resend: 'Manda un nuovo codice',
  resend_wait: 'Potrai avere un nuovo codice fra {seconds, plural, one {# secondo} other {# secondi}}.',
  resend_none:
    'Abbiamo già mandato abbastanza codici. Potrai averne un altro fra {hours, plural, one {{minutes, plural, one {# minuto} other {# minuti}}} other {# ore}}.',
  resent: 'Il nuovo codice è in arrivo.',
  change: 'Cambia i dati',
  change_hint: 'Il codice attuale non vale più. Ne ricevi uno nuovo.',
  anew: 'Annulla e ricomincia',
  anew_hint:
    'Il codice attuale non vale più. Il conto qui non te lo mostriamo più, quindi inserisci tutto di nuovo.',
  way_cheaper: 'Scegli un pacchetto più economico',
  way_other: 'Paga in un altro modo',
  open_day: 'Addebito non prima di: {day}.',
  unreadable: 'non più leggibile',
  waits:
    'Hai già un addebito che aspetta il tuo codice: {credits, plural, one {# credito} other {# crediti}} per {money}.',
  waits_heading: 'Quale addebito?',
  waits_go_on: 'Inserisci quel codice',
  waits_new: 'Inizia quello nuovo',
  waits_replaced: 'Se inizi quello nuovo, il precedente decade. Non è stato addebitato nulla.',
} as const;
