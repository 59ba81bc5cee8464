/** Why the first messages of a member are limited, in decisions. */
export const signal_reason = {
  repeated_opener: 'In un giorno hai mandato quasi lo stesso primo messaggio a molte persone.',
  link: 'Nei tuoi primi messaggi ci sono link ad altri siti.',
  payment_words: 'Nei tuoi primi messaggi si parla di pagamenti.',
  blocked: 'Più persone che non si conoscono ti hanno bloccato.',
  reported: 'Più persone che non si conoscono ti hanno segnalato.',
  disposable_address: 'Il tuo indirizzo email è usa e getta.',
  hosting_network: 'La tua iscrizione arriva dalla rete di una società di hosting.',
  banned_mailbox: 'La tua casella email appartiene a un account che abbiamo bloccato.',
  banned_payment: 'Dobbiamo ricontrollare uno dei tuoi pagamenti.',
  similar_name: 'Il tuo nome, scritto così, può ingannare chi lo legge.',
} as const;

export const signal_follow = {
  slowed: 'Il limite finisce da solo appena la situazione torna normale.',
  person: 'Lo controlla una persona. Finisce prima, se ci siamo sbagliati.',
} as const;

export const signal = {
  repeated_opener: 'Quasi lo stesso primo messaggio a molte persone',
  link: 'Un link in un primo messaggio',
  payment_words: 'Parole sui pagamenti in un primo messaggio',
  blocked: 'Blocchi da più persone',
  reported: 'Segnalazioni da più persone',
  disposable_address: 'Un indirizzo email usa e getta',
  hosting_network: 'Iscrizione dalla rete di una società di hosting',
  banned_mailbox: 'La casella email di un account bloccato',
  banned_payment: 'Un pagamento da ricontrollare',
  similar_name: 'Come è scritto il tuo nome',
} as const;

export const signals_export = {
  title: 'Segnali di abuso',
  none: 'I tuoi primi messaggi non hanno limiti.',
} as const;

export const signal_state = {
  slowed: 'Puoi scrivere a meno persone nuove del solito.',
  review: 'Puoi scrivere a poche persone nuove, finché qualcuno di noi non avrà controllato.',
  stopped: 'Non puoi scrivere a persone nuove, finché qualcuno di noi non avrà controllato.',
} as const;
