export const receipt_mail = {
  subject: 'Il tuo acquisto su {site}',
  preview: '{credits, plural, =0 {La tua ricevuta.} one {# credito è pronto.} other {# crediti sono pronti.}}',
  bought: 'Hai comprato {credits, plural, one {# credito per {money}. È pronto} other {# crediti per {money}. Sono pronti}} per te.',
  settled:
    'Hai comprato {credits, plural, one {# credito} other {# crediti}} per {money}. {settled, plural, one {# ha coperto} other {# hanno coperto}} quanto avevi in sospeso per un pagamento stornato. {left, plural, =0 {Al saldo non si è aggiunto nulla.} one {# credito è pronto per te.} other {# crediti sono pronti per te.}}',
  vat: 'IVA inclusa, {percentage, number}%: {money}.',
  number: 'Il tuo numero di ricevuta è {number, number, ::group-off}.',
  statement: 'Sull’estratto conto compare: {statement}.',
  button: 'Vedi la ricevuta',
  withdraw: 'Ci ripensi entro {days, plural, one {# giorno} other {# giorni}}? Quello che non hai usato te lo rimborsiamo senza chiedere perché: basta richiederlo dalla pagina della ricevuta.',
} as const;

export const chargeback_mail = {
  subject: 'Il tuo pagamento a {site}',
  preview: 'La banca ha stornato {money}.',
  taken: 'La banca ha stornato {money} del tuo acquisto con numero di ricevuta {number, number, ::group-off}.',
  waited: 'Sono compresi {money} che ti stavamo rimborsando. Quindi quelli non te li mandiamo più.',
  credits: 'Di quell’acquisto abbiamo tolto dal saldo {credits, plural, one {# credito} other {# crediti}}.',
  debt: '{debt, plural, one {# credito lo avevi già usato: si compensa} other {# crediti li avevi già usati: si compensano}} con il prossimo pacchetto. Ora non devi fare niente.',
  premium: 'Così finisce anche il tuo premium. Con il prossimo pacchetto torna, per sempre.',
  button: 'Vedi l’acquisto',
  wrong: 'Qualcosa non torna? Scrivi al servizio clienti, all’indirizzo qui sotto.',
} as const;

export const refund_mail = {
  subject: 'Un rimborso per te da {site}',
  preview: 'Ti rimborsiamo {money}.',
  back: 'Ti rimborsiamo {money} del tuo acquisto con numero di ricevuta {number, number, ::group-off}.',
  way: 'Tornano con lo stesso mezzo con cui hai pagato. Possono passare alcuni giorni lavorativi. Sull’estratto conto compare: {statement}.',
  not_collected: 'Sul tuo conto non è ancora stato addebitato nulla. Per questo addebitiamo {money} in meno.',
  credits: 'Abbiamo tolto dal saldo {credits, plural, one {# credito} other {# crediti}}.',
  debt: '{debt, plural, one {# credito lo avevi già usato: si compensa} other {# crediti li avevi già usati: si compensano}} con il prossimo pacchetto. Ora non devi fare niente.',
  premium: 'Così finisce anche il tuo premium. Con il prossimo pacchetto torna, per sempre.',
  button: 'Vedi l’acquisto',
  questions: 'Domande? Scrivi al servizio clienti, all’indirizzo qui sotto.',
} as const;

export const returned_mail = {
  subject: 'Un rimborso per te da {site}',
  preview: 'Ti rimandiamo {money}.',
  late: 'Il tuo pagamento di {money} ({begun}) è arrivato quando risultava già interrotto, non riuscito o scaduto.',
  discount: 'Intanto lo sconto è passato a un altro ordine. Perciò non possiamo più farti quel prezzo.',
  limit: 'Così avresti superato il limite di spesa che ti sei dato.',
  way: 'Per questo ti rimandiamo subito {money} con lo stesso mezzo con cui hai pagato. Possono passare alcuni giorni lavorativi. Sull’estratto conto compare: {statement}.',
  button: 'Vedi il pagamento',
  nothing: 'Non devi fare niente.',
} as const;

export const receipt_sheet = {
  title: 'Ricevuta {number, number, ::group-off}',
  date: 'Data',
  bought: 'Acquisto',
  credits: '{credits, plural, one {# credito} other {# crediti}}',
  neutral: 'Credito digitale',
  method: 'Metodo di pagamento',
  statement: 'Sull’estratto conto',
  list_price: 'Prezzo',
  discount: 'Sconto',
  total: 'Totale',
  vat: 'Di cui IVA {percentage, number}% ({country})',
  no_vat: 'IVA ({country})',
  back: 'Rimborsato: {when}',
  not_collected: 'Non addebitato, recesso: {when}',
  vat_number: 'Partita IVA {number}',
  reference: 'Riferimento {id}',
} as const;

export const withdrawal_mail = {
  subject: 'Il tuo recesso su {site}',
  preview: 'Ti tornano {money}.',
  withdrawn: 'Hai esercitato il diritto di recesso per l’acquisto con numero di ricevuta {number, number, ::group-off} ({bought}). Recesso ricevuto: {at}.',
  gone: 'Abbiamo tolto dal saldo {credits, plural, one {# credito non usato} other {# crediti non usati}}.',
  back: 'In cambio ti rimborsiamo {money}.',
  nothing: 'L’addebito di {money} è annullato: sul tuo conto non verrà addebitato nulla.',
  less: 'Sul tuo conto verranno addebitati {money} in meno. Resta da addebitare: {left}.',
  way: 'Tornano con lo stesso mezzo con cui hai pagato, al massimo entro 14 giorni. Sull’estratto conto compare: {statement}.',
  premium: 'Così finisce anche il tuo premium. Con il prossimo pacchetto torna.',
  button: 'Vedi l’acquisto',
  keep: 'Conserva questa email: è la prova del tuo recesso.',
} as const;

export const remainder_mail = {
  subject: 'I tuoi crediti non usati su {site}',
  preview: 'Ti spettano ancora {money}.',
  left: 'Hai ancora {credits, plural, one {# credito comprato. Vale} other {# crediti comprati. Insieme valgono}} {money}.',
  when: 'Ecco quando cancelliamo il tuo account per sempre: {until}. In quel momento ti rimborsiamo quella somma, con lo stesso mezzo con cui hai pagato. Se torni prima, i crediti ci sono ancora.',
  uncollected: 'Di questi, {money} non sono ancora stati addebitati sul tuo conto. Se quel giorno è ancora così, non li addebitiamo più e non c’è nulla da rimborsare.',
  keep: 'Quando l’account non c’è più, non possiamo più scriverti. Conserva quindi questa email.',
} as const;

/** The SMS is neutral, but states what the member consents to by entering the code. */
export const debit_sms = {
  text: '{code} è il tuo codice per un addebito di {money} sul tuo conto …{end} ({statement}). Vale {minutes, number} minuti. Non darlo a nessuno.',
} as const;

export const mandate_mail = {
  subject: 'Il tuo addebito diretto',
  preview: '{money}, una volta sola.',
  agreed: 'Hai autorizzato un solo addebito di {money} sul tuo conto che finisce con {end}. È una volta sola: non addebiteremo altro.',
  when: 'Addebiteremo l’importo non prima di questa data: {day}. Sull’estratto conto compare: {statement}.',
  reference: 'Riferimento del tuo mandato: {reference}. Creditore: {creditor}, {id}, sotto il nome {statement}.',
  back: 'Entro {weeks, number} settimane dall’addebito puoi chiedere il rimborso alla tua banca.',
  button: 'Vedi il pagamento',
  not_you: 'Non l’hai fatto tu? Rispondi subito a questa email.',
} as const;
