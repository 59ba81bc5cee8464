/** Subjects and previews are neutral, because other people may see the screen. */
export const activation_mail = {
  subject: 'Conferma il tuo indirizzo email per {site}',
  preview: 'Un clic e il tuo account è attivo.',
  text: 'Che bello averti qui. Conferma che questo è il tuo indirizzo email: poi gli altri vedono il tuo profilo e i tuoi messaggi vengono consegnati.',
  button: 'Attiva l’account',
  expires: 'Il link funziona per {days, plural, one {# giorno} other {# giorni}}.',
  not_you: 'Non è tua questa iscrizione? Apri il link e scegli «Non ero io»: l’account sparisce subito. Se non fai niente, sparisce da solo dopo {days, number} giorni.',
} as const;

/** Only sites that hide whether an account exists send this email. */
export const account_exists_mail = {
  subject: 'Hai già un account su {site}',
  preview: 'Puoi semplicemente accedere.',
  text: 'Qualcuno ha provato a iscriversi con questo indirizzo email. Eri tu? Hai già un account, quindi puoi semplicemente accedere.',
  button: 'Accedi',
  not_you: 'Non eri tu? Allora non devi fare niente: non è cambiato nulla e nessuno ha visto nulla.',
} as const;

export const mail_parts = {
  greeting: 'Ciao {name},',
  greeting_unnamed: 'Ciao,',
  link: 'Il pulsante non funziona? Apri questo link:',
  sent_by: '{company}, {address}, {city}',
  support: 'Domande? Scrivi a {email}.',
} as const;

/** Subjects and previews are neutral, because other people may see the screen. */
export const password_reset_mail = {
  subject: 'Scegli una nuova password per {site}',
  preview: 'Con il pulsante scegli una nuova password.',
  text: 'Hai chiesto una nuova password. Sceglila con il pulsante qui sotto. Poi accedi subito qui, e su tutti gli altri dispositivi la sessione si chiude.',
  button: 'Scegli la nuova password',
  expires: 'Il link funziona una volta sola, per {hours, plural, one {# ora} other {# ore}}.',
  not_you: 'Non l’hai chiesto tu? Allora non devi fare niente: la password resta com’è.',
} as const;

export const password_changed_mail = {
  subject: 'La tua password per {site} è cambiata',
  preview: 'Non l’hai fatto tu? Continua a leggere.',
  text: 'Ora hai un’altra password. Su tutti gli altri dispositivi la sessione è chiusa.',
  passkeys: 'Le tue passkey sono state eliminate, nel caso qualcun altro ne avesse aggiunta una. Puoi crearne subito una nuova nelle impostazioni.',
  not_you: 'Non l’hai fatto tu? Scegli subito una nuova password: così resta fuori chiunque ora possa entrare nel tuo account.',
  button: 'Non ero io',
} as const;

export const email_change_mail = {
  subject: 'Conferma il nuovo indirizzo email per {site}',
  preview: 'Un clic e questo è il tuo indirizzo.',
  text: 'Vuoi usare questo indirizzo email per il tuo account. Premi il pulsante per confermare che è il tuo. Fino ad allora resta valido il vecchio indirizzo.',
  button: 'Usa questo indirizzo',
  expires: 'Il link funziona una volta sola, per {hours, plural, one {# ora} other {# ore}}.',
  not_you: 'Non l’hai chiesto tu? Allora non devi fare niente.',
} as const;

export const email_change_asked_mail = {
  subject: 'Cambio del tuo indirizzo email su {site}',
  preview: 'Non l’hai chiesto tu? Continua a leggere.',
  text: 'Il tuo account passa a un altro indirizzo email appena viene confermato: {email}. Fino ad allora resta valido questo.',
  not_you: 'Non l’hai chiesto tu? Allora qualcun altro conosce la tua password. Scegline una nuova: così il cambio si ferma e tutte le sessioni si chiudono.',
  button: 'Non ero io',
} as const;

export const email_changed_mail = {
  subject: 'Il tuo indirizzo email per {site} è cambiato',
  preview: 'Non l’hai chiesto tu? Puoi annullare.',
  text: 'Ora il tuo account è legato a {email}. Questo indirizzo non è più collegato.',
  again: 'Ora il tuo account ha un altro indirizzo email. Questo non è più collegato.',
  not_you: 'Non l’hai chiesto tu? Annulla con il pulsante. Questo indirizzo torna valido, tutte le sessioni si chiudono e ti mandiamo un link per una nuova password.',
  button: 'Annulla il cambio',
  expires: 'Puoi annullare entro {days, plural, one {# giorno} other {# giorni}}.',
} as const;

/** Subject and preview are neutral, because other people may see the screen. */
export const new_login_mail = {
  subject: 'Nuovo accesso su {site}',
  preview: 'Eri tu?',
  text: 'C’è stato un accesso al tuo account da un browser che non conoscevamo:',
  device: '{browser} su {system}, {country}',
  browser_unknown: 'un browser sconosciuto',
  system_unknown: 'un dispositivo sconosciuto',
  country_unknown: 'Paese sconosciuto',
  not_you: 'Non eri tu? Chiudi questa sessione e scegli una nuova password su {address}',
  button: 'Vedi i tuoi accessi',
  you: 'Eri tu? Allora non devi fare niente.',
} as const;

export const passkey_mail = {
  subject: 'Le tue passkey su {site} sono cambiate',
  preview: 'Eri tu?',
  added: 'Al tuo account è stata aggiunta una passkey: «{passkey}». Con quella accedi senza password.',
  removed: 'La passkey «{passkey}» è stata tolta dal tuo account. La password funziona ancora.',
  not_you: 'Non eri tu? Guarda le tue passkey e scegli una nuova password su {address}',
  button: 'Vedi le tue passkey',
  you: 'Eri tu? Allora non devi fare niente.',
} as const;

export const no_free_credits_mail = {
  subject: 'I tuoi crediti gratuiti su {site}',
  preview: 'Il tuo indirizzo è confermato. Una cosa sui crediti.',
  once: 'Il tuo indirizzo è confermato, grazie. Questo indirizzo email ha già avuto crediti gratuiti, e li diamo una volta sola. Per questo abbiamo tolto dal saldo {credits, plural, one {# credito gratuito} other {# crediti gratuiti}} dell’iscrizione.',
  unsent: 'Così {count, plural, one {il messaggio che avevi già scritto non è partito, e nessuno l’ha visto} other {non sono partiti # messaggi che avevi già scritto, e nessuno li ha visti}}.',
  free: 'Cercare, mettere like, fare match e leggere resta gratis. Con un pacchetto continui a scrivere.',
  button: 'Vedi i pacchetti',
  why: 'Un indirizzo con un «+», o con dei punti su Gmail, per noi è lo stesso indirizzo.',
} as const;

/** Subject and preview are neutral, because other people may see the screen. */
export const deletion_mail = {
  subject: 'Il tuo account su {site} sta per essere eliminato',
  preview: 'Per un po’ puoi ancora tornare.',
  text: 'Il tuo account è nascosto. Nessuno vede più il tuo profilo, le tue foto o le tue chat.',
  until: 'Puoi tornare fino a: {until}. Trovi tutto com’era. Poi cancelliamo tutto per sempre.',
  button: 'Voglio tornare',
  not_you: 'Non hai eliminato tu l’account? Usa il pulsante e poi scegli una nuova password.',
} as const;

export const export_mail = {
  subject: 'I tuoi dati di {site} sono pronti',
  preview: 'Accedi per scaricarli.',
  text: 'Hai chiesto una copia dei tuoi dati. È pronta. Per sicurezza non è in questa email, ma nel tuo account.',
  button: 'Scarica i dati',
  expires: 'Puoi scaricarli entro {days, plural, one {# giorno} other {# giorni}}. Poi li eliminiamo.',
  not_you: 'Non l’hai chiesto tu? Cambia la password e guarda nelle impostazioni su quali dispositivi la sessione è aperta.',
} as const;

export const export_failed_mail = {
  subject: 'I tuoi dati di {site} non sono ancora pronti',
  preview: 'Non ha funzionato. Puoi riprovare subito.',
  text: 'Hai chiesto una copia dei tuoi dati. Abbiamo provato più volte a crearla, ma senza riuscirci. È colpa nostra, non tua. Riprova pure. Non va ancora? Scrivici.',
  button: 'Chiedi di nuovo',
} as const;

export const export_page = {
  reports: 'Segnalazioni che hai fatto',
  title: 'I dati di {name}',
  lead: 'Tutto quello che {site} conservava di te. Data: {date}. Degli altri c’è solo quello che potevi vedere anche tu.',
  chapters: 'Capitoli',
  files: 'Le stesse cose sono nella cartella «data», per i programmi. Le tue foto sono nella cartella «photos».',
  none: 'Niente.',
  yes: 'Sì',
  no: 'No',
  account: 'Account',
  email: 'Indirizzo email',
  language: 'Lingua',
  signed_up: 'Iscrizione',
  terms: 'Condizioni accettate',
  came_by: 'Come ci hai trovato',
  invitations: 'Inviti',
  invitation: 'Invito, {used, select, yes {usato} other {non usato}}',
  confirmed: 'Indirizzo email confermato',
  premium: 'Premium da',
  sessions: 'Accessi',
  login_times: 'inizio: {from}, ultimo uso: {last}',
  unknown_device: 'Dispositivo sconosciuto',
  browsers: 'Browser che conosciamo',
  browser: 'L’hai usato per accedere',
  passkeys: 'Passkey',
  email_change: 'Nuovo indirizzo email, non ancora confermato',
  links: 'Link che ti abbiamo mandato',
  freezes: 'Quando il tuo account era in pausa',
  freeze: 'Senza spiegazione',
  freeze_times: 'inizio: {from}, fine: {until}',
  freeze_since: 'inizio: {from}',
  emails: 'Email degli ultimi 30 giorni',
  profile: 'Profilo',
  name: 'Nome',
  birth_date: 'Data di nascita',
  gender: 'Genere',
  country: 'Paese',
  blocked: 'Bloccati da te',
  word_filter: 'Parole nascoste',
  preferences: 'Chi vuoi vedere',
  preferences_are: 'da {from} a {until} anni, {is, select, near {entro {km} km} other {a qualsiasi distanza}}',
  photos: 'Foto',
  photo_public: 'Pubblica',
  photos_sent: 'Foto che hai inviato',
  album: 'Album riservato',
  album_shown_to: 'Lo mostri a',
  album_shown_by: 'Vedi l’album di',
  verification: 'Foto verificata',
  selfie: 'Il tuo selfie',
  discounts: 'Codici sconto',
  payments: 'Pagamenti',
  cards: 'Carte salvate',
  searches: 'Ricerche salvate',
  conversations: 'Chat',
  email_feedback: 'Email tornate indietro e segnalazioni di spam',
} as const;

export const export_feedback = {
  bounce: 'Il tuo indirizzo email non funzionava',
  temporary: 'Un’email non è arrivata',
  complaint: 'Un’email è stata segnalata come spam',
} as const;

export const export_payment = {
  created: 'iniziato',
  pending: 'in corso',
  completed: 'pagato',
  failed: 'non riuscito',
  cancelled: 'interrotto',
  expired: 'scaduto',
  refunded: 'rimborsato',
  charged_back: 'stornato dalla banca',
} as const;

export const export_link = {
  activation: 'Confermare l’indirizzo email',
  password_reset: 'Scegliere una nuova password',
  email_change: 'Confermare un nuovo indirizzo email',
  email_revert: 'Annullare un nuovo indirizzo email',
  reactivation: 'Recuperare l’account',
  notifications: 'Ricevere di nuovo le email',
} as const;

export const export_verification = {
  pose_shown: 'Posa richiesta',
  pending: 'Selfie inviato',
  verified: 'Verificata',
  rejected: 'Rifiutata',
} as const;

/** To a member whose account staff froze: what that means is said, and how to object. */
export const frozen_mail = {
  subject: 'Il tuo account su {site} è in pausa',
  preview: 'Stiamo controllando una cosa. Ecco che cosa significa.',
  text: 'Stiamo controllando una cosa sul tuo account. Finché non abbiamo finito, nessun altro vede il tuo profilo e non puoi scrivere, mettere like o cambiare nulla. Non perdi niente.',
  why: 'Motivo: {reason}',
  can: 'Puoi ancora accedere, leggere i messaggi, scaricare i tuoi dati ed eliminare l’account.',
  disagree: 'Pensi che sia un errore? Diccelo, o scrivi a {email}. Lo legge una persona.',
  button: 'Diccelo',
} as const;

export const unfrozen_mail = {
  subject: 'Il tuo account su {site} è di nuovo attivo',
  preview: 'È tutto com’era.',
  text: 'Abbiamo finito e il tuo account è di nuovo attivo: gli altri vedono di nuovo il tuo profilo, e chat e like sono com’erano. Grazie della pazienza.',
  button: 'Vai al sito',
} as const;

/** What people of the staff looked at, without their names. */
export const export_staff = {
  title: 'Chi ha guardato i tuoi dati',
  lookups: 'Ha guardato dati privati',
  notes: 'Note su di te',
  support: 'Servizio clienti',
  moderator: 'Moderazione',
  finance: 'Amministrazione',
  admin: 'Gestione',
  operator: 'Il titolare del sito',
} as const;

export const export_contacts = {
  title: 'Persone che qui non vuoi incontrare mai',
  list: 'Nella tua lista',
} as const;

export const exported_contact = {
  email: 'Indirizzo email',
  phone: 'Numero di telefono',
} as const;
