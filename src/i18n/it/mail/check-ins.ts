/** To the member, after a date. */
export const check_in_mail = {
  subject: 'Tutto bene?',
  preview: 'Faccelo sapere, e non lo saprà nessun altro.',
  text: 'Va tutto bene? Ci avevi chiesto di scriverti a quest’ora: {time}.',
  button: 'Rispondi',
  otherwise: 'Se entro mezz’ora non rispondi, scriviamo alla persona fidata che hai scelto.',
} as const;

export const check_in_withdrawn_mail = {
  subject: 'Al tuo check-in serve un’altra persona',
  preview: 'Chi avevi scelto preferisce non ricevere messaggi.',
  text: '{name} preferisce non ricevere messaggi da noi. Quindi, se all’ora fissata ({time}) non rispondi, nessuno saprà nulla. Programma il check-in con un’altra persona fidata.',
  button: 'Scegli un’altra persona',
} as const;

/** To a friend, who may not know the site and what the member does there. */
export const check_in_mail_parts = {
  footer: '{name} ci ha dato il tuo indirizzo per questo e per nient’altro.',
  stop: 'Cambia la risposta, o ferma questi messaggi',
} as const;

export const check_in_consent_mail = {
  subject: '{name} ha una domanda per te',
  text: 'Ogni tanto {name} incontra persone nuove, e vorrebbe che qualcuno sapesse dove. Possiamo scriverti se poi {name} non ci dice che va tutto bene?',
  what: 'In un messaggio così c’è scritto con chi {name} aveva appuntamento, dove e quando. Ne riceverai pochi, forse nessuno.',
  button: 'Rispondi a {name}',
  only: 'Il tuo indirizzo non lo usiamo per nient’altro. Senza il tuo sì non ti scriviamo più.',
  never: 'Non conosci {name}? Allora non devi fare niente. Puoi anche rifiutare per sempre domande come questa.',
} as const;

export const check_in_alarm_mail = {
  subject: 'Un messaggio su {name}',
  text: '{name} doveva dirci entro quest’ora che va tutto bene: {time}. In caso contrario, ci aveva chiesto di scriverti. Non abbiamo avuto notizie.',
  person: 'Incontro con: {person}',
  place: 'Dove: {place}',
  since: 'Inizio: {time}',
  note: 'Una nota per te: {note}',
  what_now: 'Spesso è solo il telefono scarico. Prova a contattare {name}. Se qualcosa ti preoccupa, chiama la polizia; in caso di emergenza chiama il numero {number}.',
} as const;

export const check_in_well_mail = {
  subject: 'Un messaggio su {name}: va tutto bene',
  text: '{name} ci ha appena detto che va tutto bene. Non devi fare niente.',
} as const;

export const export_check_ins = {
  title: 'Check-in',
  friends: 'Persone che possiamo avvisare',
  dates: 'In programma',
} as const;
