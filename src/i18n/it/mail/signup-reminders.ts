export const signup_reminder_mail = {
  subject: 'Il tuo indirizzo email per {site} è da confermare',
  preview: 'Un clic e il tuo account è pronto.',
  text: 'Per completare l’iscrizione manca solo la conferma dell’indirizzo email. Appena lo confermi, gli altri vedono il tuo profilo e i tuoi messaggi vengono consegnati.',
  last: 'Dopo questa email non te lo chiediamo più.',
  button: 'Attiva l’account',
  expires: 'Il link funziona per {days, plural, one {# giorno} other {# giorni}}.',
  not_you: 'Non è tua questa iscrizione? Apri il link e scegli «Non ero io»: l’account sparisce subito.',
  gone: 'Non vuoi andare avanti? Allora non devi fare niente: l’account sparisce da solo fra {days, plural, one {# giorno} other {# giorni}}.',
} as const;

/** In discreet mode. It names neither the site nor what the address is for. */
export const signup_reminder_discreet = {
  not_you: 'Non hai chiesto niente? Apri il link e scegli «Non ero io»: i tuoi dati spariscono subito.',
  gone: 'Non vuoi andare avanti? Allora non devi fare niente: tutto sparisce da solo fra {days, plural, one {# giorno} other {# giorni}}.',
  why: 'Ricevi questa email perché questo indirizzo è stato inserito e non è ancora confermato. Il pulsante ti mostra da chi arriva.',
} as const;
