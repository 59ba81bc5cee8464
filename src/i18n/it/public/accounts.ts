export const login = {
  description: 'Accedi e riprendi da dove avevi lasciato.',
  continue: 'Accedi per continuare.',
  forgot: 'Hai dimenticato la password?',
  passkey: 'Accedi con una passkey',
  or: 'oppure',
  passkey_cancelled: 'L’accesso con la passkey è stato interrotto. Riprova o usa la password.',
  no_account: 'Non hai ancora un account?',
  logged_out: 'Hai chiuso la sessione.',
  ended: 'La sessione è scaduta. Accedi di nuovo per continuare.',
  banned_until: 'Blocco fino a: {until}. Poi potrai accedere di nuovo.',
  banned_for_good: 'Il blocco è definitivo.',
  banned_why: 'Leggi perché e fai ricorso',
} as const;

export const signup = {
  description: 'Crea un profilo gratis in un minuto e guarda chi c’è vicino a te.',
  progress: 'Passo {step, number} di {total, number}',
  name: 'Nome del profilo',
  name_question: 'Come vuoi chiamarti?',
  name_hint: 'È il nome che vedono gli altri. Non serve quello vero.',
  birth_date: 'Data di nascita',
  birth_date_question: 'Qual è la tua data di nascita?',
  birth_date_hint: 'Gli altri vedono solo l’età.',
  day: 'Giorno',
  month: 'Mese',
  year: 'Anno',
  gender: 'Sono',
  country: 'Paese',
  region_none: 'Preferisco non dirlo',
  place_question: 'Dove vivi?',
  region_again: 'Hai cambiato Paese. Scegli di nuovo dove vivi, oppure lascia vuoto.',
  place_hint: 'Così trovi persone vicino a te. L’indirizzo non te lo chiediamo mai.',
  email: 'Indirizzo email',
  email_question: 'Qual è il tuo indirizzo email?',
  email_hint: 'Non lo vede nessun altro. Ti mandiamo un’email per confermarlo.',
  email_suggestion: 'Intendevi {email}?',
  email_suggestion_use: 'Usa {email}',
  password: 'Password',
  password_question: 'Scegli una password',
  password_hint: 'Almeno {min, number} caratteri. Una frase breve va benissimo.',
  password_again: 'La password non la teniamo in memoria. Scrivila ancora una volta.',
  password_show: 'Mostra password',
  password_hide: 'Nascondi password',
  strength_short: 'Ancora troppo corta',
  strength_weak: 'Facile da indovinare',
  strength_fair: 'Media',
  strength_strong: 'Forte',
  visible_to_visitors: 'Anche chi non ha un account può vedere il mio profilo: foto principale, nome, età, città e quello che racconto di me.',
  terms: 'Ho almeno {min_age} anni e accetto le <terms>condizioni</terms> e l’<privacy>informativa sulla privacy</privacy>.',
  submit: 'Crea l’account',
  has_account: 'Hai già un account?',
  working: 'Stiamo creando il tuo account',
  locked: 'Ancora un attimo, ci siamo quasi.',
  step_check: 'Controllo dei dati',
  step_create: 'Creazione dell’account',
  step_matches: 'Ricerca dei match',
  step_mail: 'Invio dell’email di attivazione',
  step_done: 'Fatto',
  complete_title: 'Ciao {name}, eccoti qui',
  complete_mail_first: 'Prima apri il link in quell’email. Poi puoi accedere.',
  complete_text: 'Abbiamo mandato un’email a {email}. Apri il link che trovi lì per attivare l’account.',
  about: 'Poi ti portiamo da {name}.',
  message: 'Messaggio per {name}',
  message_question: 'Che cosa vuoi scrivere a {name}?',
  message_placeholder: 'Ciao, bel profilo…',
  message_hint: 'Inviamo il messaggio appena confermi l’indirizzo email. Costa {price, number} dei tuoi {free, number} crediti gratuiti.',
  message_left: 'Ancora {count, plural, one {# carattere} other {# caratteri}}',
  message_over: '{count, plural, one {# carattere} other {# caratteri}} di troppo',
  message_skip: 'Continua senza messaggio',
  complete_message: 'Il tuo messaggio per {name} è pronto. Lo consegniamo appena l’account è attivo.',
  complete_member: 'Vai da {name}',
  complete_more: 'Guarda chi fa per te',
  matches_title: 'Potrebbero piacerti',
  matches_text: 'Vicino a te e più o meno della tua età. Un like non costa niente. Se vi piacete, è un match.',
  matches_none: 'Ancora nessuno',
  matches_none_text: 'Vicino a te non c’è ancora nessuno della tua età. Intanto dai pure un’occhiata in giro.',
} as const;

export const closed_signup = {
  title: 'Ci si iscrive solo su invito',
  text: 'Per ora {site} è aperto solo a chi ha un invito. Conosci qualcuno che è iscritto? Chiedi un invito: con quel link entri.',
  invitation_title: 'Questo invito non funziona',
} as const;

export const complete_signup = {
  title: 'Completa l’iscrizione',
  text: 'Scegli una password, accetta le condizioni e ci siamo.',
  over_title: 'Link scaduto o non valido',
  over_text: 'Questo link è già stato usato o non è più valido. Se hai già completato l’iscrizione, accedi. Altrimenti iscriviti qui.',
  over_member: 'Questo link è già stato usato o non è più valido. Hai già fatto l’accesso, quindi non ti serve più.',
} as const;

export const activation = {
  title: 'Conferma il tuo indirizzo email',
  text: 'Premi il pulsante e l’account è attivo.',
  submit: 'Attiva l’account',
  done_title: 'Il tuo account è attivo',
  done_text: 'Ora gli altri vedono il tuo profilo e possono scriverti.',
  done_messages: '{count, plural, one {Il messaggio che avevi già scritto è stato consegnato.} other {Sono stati consegnati # messaggi che avevi già scritto.}}',
  done_start: 'Guarda chi c’è',
  error_help: 'Il link è scaduto o è già stato usato.',
  error_login: 'L’account era già attivo? Allora ti basta accedere. Altrimenti, dopo l’accesso, chiedi una nuova email.',
  error_active: 'Il tuo account è già attivo: non devi fare niente.',
  error_ask: 'Chiedi una nuova email.',
  reminder_text: 'Abbiamo mandato un link a {email}. Finché non lo apri, nessuno vede il tuo profilo e i tuoi messaggi aspettano.',
  hint: 'Di solito l’email arriva entro {minutes, plural, one {un minuto} other {# minuti}}. Non la vedi? Guarda nello spam.',
  resend: 'Manda una nuova email',
  resent: 'Una nuova email è in arrivo.',
  not_me: 'Non ero io',
  not_me_question: 'Non è tua questa iscrizione?',
  not_me_text: 'Allora qualcun altro ha inserito il tuo indirizzo email. Eliminiamo subito quell’account, con tutto quello che contiene.',
  not_me_submit: 'Elimina questo account',
  removed_title: 'L’account è stato eliminato',
  removed_text: 'Il tuo indirizzo email qui non c’è più e non riceverai altre email da noi. Non devi fare altro.',
  resend_later: 'Potrai chiedere una nuova email fra {wait}.',
} as const;

export const reset = {
  title: 'Password dimenticata',
  description: 'Scegli una nuova password con il link che ti mandiamo per email.',
  text: 'Inserisci il tuo indirizzo email. Ti mandiamo un link per scegliere una nuova password.',
  ask: 'Mandami un link',
  back: 'Torna all’accesso',
  sent_title: 'Controlla la posta',
  sent: 'Abbiamo mandato un link a {email}.',
  sent_perhaps: 'Se {email} ha un account qui, un link è in arrivo.',
  sent_hint: 'Il link funziona per {hours, plural, one {# ora} other {# ore}}. Non è arrivato niente? Guarda nello spam.',
} as const;

export const new_password = {
  title: 'Scegli una nuova password',
  text: 'Poi la sessione resta aperta qui e si chiude su tutti gli altri dispositivi. Le passkey vanno aggiunte di nuovo.',
  label: 'Nuova password',
  again: 'Ripeti la password',
  submit: 'Salva la password',
  done: 'La tua password è cambiata.',
} as const;

export const mailed_link = {
  why: 'I link delle nostre email funzionano una volta sola, e non oltre il tempo scritto nell’email.',
  ask_anew: 'Chiedi una nuova email',
} as const;

export const mail_change = {
  title: 'Conferma il nuovo indirizzo email',
  text: 'Premi il pulsante e questo diventa l’indirizzo del tuo account.',
  submit: 'Usa questo indirizzo',
  done_title: 'Il tuo indirizzo email è cambiato',
  done: 'D’ora in poi accedi con questo indirizzo. Se quello vecchio era confermato, lì abbiamo mandato un’email per annullare il cambio.',
  revert_title: 'Ripristina il vecchio indirizzo email',
  revert_text: 'L’account torna all’indirizzo che ha ricevuto questa email. Tutte le sessioni si chiudono e la password non vale più.',
  revert_submit: 'Annulla il cambio',
  reverted_title: 'Il vecchio indirizzo è di nuovo valido',
  reverted: 'Tutte le sessioni sono chiuse. Ti abbiamo mandato un’email per scegliere una nuova password: con quella rientri.',
  reverted_again: 'Mandami un altro link',
} as const;

export const account_deleted = {
  title: 'Il tuo account è stato eliminato',
  hidden: 'Nessuno ti vede più e tutte le sessioni sono chiuse.',
  until: 'Puoi ancora tornare, con il link nell’email che ti abbiamo appena mandato. C’è tempo fino a: {until}. Poi cancelliamo tutto per sempre.',
  days: 'Puoi tornare entro {days, number} giorni, con il link nell’email che ti abbiamo mandato. Poi cancelliamo tutto per sempre.',
  goodbye: 'È stato bello averti qui. In bocca al lupo.',
  home: 'Vai alla pagina iniziale',
} as const;

export const reactivation = {
  title: 'Vuoi tornare?',
  text: 'Premi il pulsante e il tuo account torna com’era. Poi accedi.',
  submit: 'Sì, torno',
  done_title: 'Che bello rivederti',
  done_text: 'È tutto come prima. Devi solo accedere.',
  expired_help: 'Accedi con email e password. Lì puoi chiedere una nuova email, finché non sono passati i 14 giorni.',
  resend: 'Manda di nuovo l’email',
  resent: 'L’email è in arrivo. Guarda anche nello spam.',
} as const;

/** In discreet mode, `name` replaces the site's name in titles, logo, emails and their sender. */
export const discreet = {
  name: 'Agenda',
  leave: 'Via subito',
  leave_short: 'Via',
} as const;
