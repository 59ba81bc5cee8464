export const settings = {
  language_and_theme: 'Lingua e aspetto',
  language_hint: 'Anche le nostre email sono in questa lingua.',
  theme: 'Aspetto',
  theme_auto: 'Automatico',
  theme_light: 'Chiaro',
  theme_dark: 'Scuro',
  theme_chosen: 'Aspetto: {name}',
  switched_on: 'Attivo: «{label}»',
  switched_off: 'Disattivato: «{label}»',
  blocked: 'Persone bloccate',
  blocked_hint: 'Non vi vedete. Il nome è quello di quando hai messo il blocco.',
  blocked_none: 'Non hai bloccato nessuno. Puoi farlo dal profilo di una persona, sotto i tre puntini.',
  unblock_name: 'Sblocca {name}',
  account: 'Account',
  security: 'Sicurezza',
  data: 'I tuoi dati e l’account',
  since: 'Data di iscrizione: {date}',
  confirmed: 'confermato',
  not_confirmed: 'non ancora confermato',
  membership: 'Iscrizione',
  member_since: 'Data di iscrizione',
} as const;

export const password_settings = {
  intro: 'Sugli altri dispositivi la sessione si chiude.',
  old: 'Vecchia password',
  submit: 'Cambia la password',
  done: 'La tua password è cambiata. Sugli altri dispositivi la sessione è chiusa.',
} as const;

/** Texts of the reauthentication. */
export const reauthentication = {
  password: 'La tua password',
} as const;

export const email_settings = {
  intro: 'Il tuo indirizzo ora è {email}.',
  new: 'Nuovo indirizzo email',
  another: 'Usa un altro indirizzo',
  hint: 'Lì ti mandiamo un link. Finché non lo apri, resta valido il vecchio indirizzo.',
  submit: 'Cambia indirizzo',
  asked: 'Un’email è in arrivo.',
  waiting: 'In attesa della conferma di {email}',
  waiting_text: 'Apri il link nell’email che abbiamo mandato lì. Funziona fino a: {until}.',
  cancel: 'Annulla il cambio',
  cancelled: 'Il tuo indirizzo resta com’è.',
} as const;

export const sessions = {
  title: 'Accessi e dispositivi',
  intro: 'Ecco le tue sessioni aperte. Ce n’è una che non riconosci? Chiudila e scegli una nuova password.',
  on: '{browser} su {system}',
  unknown: 'Dispositivo sconosciuto',
  nowhere: 'Luogo sconosciuto',
  current: 'Questo dispositivo',
  begun: 'Accesso: {when}',
  used: 'ultimo uso: {when}',
  active: 'in uso ora',
  end: 'Chiudi',
  end_name: 'Chiudi la sessione: {name}',
  ended: 'Sessione chiusa: {name}.',
  alone: 'Non ci sono altre sessioni aperte.',
  others: 'Chiudi tutte le altre',
  others_ended: 'Tutte le altre sessioni sono chiuse.',
  everywhere: 'Esci ovunque',
  everywhere_hint:
    'Con questo pulsante esci anche da qui. Poi per il sito ogni browser è nuovo: al primo accesso ti mandiamo un’email.',
} as const;

export const passkeys = {
  title: 'Passkey',
  intro:
    'Con una passkey accedi con l’impronta, il viso o il PIN del dispositivo. Non c’è niente da ricordare e niente da indovinare.',
  none: 'Non hai ancora una passkey.',
  add: 'Aggiungi una passkey',
  added: '«{name}» è stata aggiunta. Puoi usarla subito per accedere.',
  cancelled:
    'Nessuna passkey aggiunta: l’operazione è stata interrotta sul dispositivo. Non è cambiato nulla.',
  known: 'Questo dispositivo ha già una passkey per il tuo account.',
  unsupported: 'Questo browser non supporta le passkey.',
  created: 'Aggiunta: {when}',
  unused: 'non ancora usata',
  rename: 'Rinomina',
  rename_name: 'Rinomina «{name}»',
  name: 'Nome',
  renamed: 'Ora la passkey si chiama «{name}».',
  remove: 'Elimina',
  remove_name: 'Elimina «{name}»',
  remove_question: 'Eliminare «{name}»?',
  remove_text: 'Poi non potrai più usarla per accedere. La password continua a funzionare.',
  removed: '«{name}» è stata eliminata. Non puoi più usarla per accedere.',
  reauthentication: 'Un controllo veloce',
  reauthentication_text:
    'L’accesso risale a un po’ di tempo fa. Scrivi la password, così sappiamo che sei tu.',
  reauthentication_submit: 'Continua',
} as const;

export const deletion = {
  title: 'Elimina l’account',
  step: 'Passo {step, number} di {steps, number}',
  next: 'Continua',
  stay: 'Resto qui',
  reason_title: 'Perché vai via?',
  reason_hint: 'Ci aiuta a migliorare. Preferisci non dirlo? Vai pure avanti.',
  remarks: 'Vuoi dirci qualcosa?',
  remarks_hint: 'Solo se ti va. Al massimo {max, number} caratteri.',
  what_title: 'Che cosa succede',
  what_now:
    'Subito: nessuno ti vede più. Profilo, foto, like e chat spariscono da tutte le liste, e le sessioni si chiudono ovunque.',
  what_until: 'Fino a: {until}. Puoi tornare con il link nell’email che ricevi, e trovi tutto com’era.',
  what_after:
    'Dopo: cancelliamo tutto per sempre. Le chat spariscono anche per l’altra persona. Restano solo i dati dei pagamenti che la legge ci obbliga a conservare, separati dal tuo profilo.',
  what_credits:
    'Hai ancora {count, plural, one {# credito gratuito} other {# crediti gratuiti}}. {count, plural, one {Sparisce anche quello} other {Spariscono anche quelli}}.',
  what_back:
    'Per {credits, plural, one {# credito comprato} other {# crediti comprati}} ti rimborsiamo {money}, con lo stesso mezzo con cui hai pagato.',
  what_uncollected:
    'Di questa somma, {money} non sono ancora stati addebitati sul tuo conto. Se quel giorno è ancora così, non li addebitiamo più.',
  what_instead: 'Vuoi solo non farti vedere per un po’? <link>Diventa invisibile</link>.',
  reauthentication_title: 'Un’ultima cosa: sei tu?',
  reauthentication_text: 'Con la password sappiamo che la scelta è tua.',
  reauthentication_passkey: 'Hai appena fatto l’accesso con la passkey: basta così.',
  submit: 'Elimina il mio account',
  offer_title: 'Uno sconto per restare: {percentage, number}%',
  offer_text:
    'Ricevi un codice per i prossimi crediti, valido {days, number} giorni. Te lo chiediamo una volta sola, qualunque cosa scegli.',
  offer_accept: 'Sì, resto',
  offer_decline: 'No, me ne vado',
  offered_title: 'Che bello che resti',
  offered_text: 'Il codice lo trovi anche fra i tuoi crediti.',
  offered_link: 'Vai ai tuoi crediti',
} as const;

export const discount = {
  title: 'Il tuo sconto: {percentage, number}%',
  until: 'Per un acquisto di crediti. Valido fino a: {until}.',
  always: 'Per un acquisto di crediti.',
  code: 'Codice',
  copy: 'Copia',
  copied: 'Codice copiato',
} as const;

export const delete_reason = {
  price: 'Costa troppo',
  found_someone: 'Ho trovato qualcuno',
  not_looking: 'Per ora non cerco',
  site_problems: 'Il sito non funzionava bene',
  no_members: 'Troppo poca gente vicino a me',
  time: 'Mi porta via troppo tempo',
  other: 'Altro',
} as const;

export const discretion = {
  title: 'Discrezione',
  intro: 'Per quando altri vedono il tuo schermo, il telefono o la posta.',
  mode: 'Modalità discreta',
  mode_text:
    'La scheda si chiama «{name}» e ha un’icona neutra. Anche email e notifiche arrivano da «{name}», senza nomi. Se poi installi l’app, ha lo stesso nome e la stessa icona. In questo browser funziona già prima dell’accesso.',
  exit_text:
    'Premi una volta e sei su {site}. Con il tasto Indietro non si torna qui. Quello che hai scritto resta.',
  key: 'Tasto',
  key_escape: 'Esc due volte',
  key_shift: 'Maiusc tre volte',
  key_f9: 'F9',
  key_off: 'Solo il pulsante in alto',
  key_saved: 'Tasto scelto',
  on: 'Attiva',
  off: 'Disattivata',
} as const;

export const privacy = {
  seen: 'Chi ti vede',
  row: 'Invisibile, online, letto, visite',
  shared: 'Che cosa vedono gli altri',
  mirror: 'Quello che disattivi non lo vedi nemmeno degli altri.',
  presence: 'Online',
  presence_text: 'Gli altri vedono se sei online, o se oggi c’eri.',
  read_text: 'In una chat l’altra persona vede che hai letto un messaggio.',
  typing: 'Mentre scrivi',
  typing_text: 'In una chat l’altra persona vede che stai scrivendo.',
  visits: 'Visite',
  visits_text: 'Se guardi un profilo, quella persona può vedere la tua visita.',
  gifts: 'Regali sul tuo profilo',
  gifts_text: 'Gli altri vedono quali regali hai ricevuto e quanti. Mai da chi.',
} as const;

export const invitations = {
  title: 'Inviti',
  intro:
    'Con un invito può iscriversi una persona, anche quando le iscrizioni sono chiuse. Ogni link funziona una volta sola, per {days, number} giorni. Nessuno vede chi inviti.',
  unconfirmed: 'Prima conferma il tuo indirizzo email. Poi qui puoi invitare qualcuno.',
  make: 'Crea un invito',
  make_another: 'Un altro invito',
  left: 'Ora puoi crearne {left, plural, one {ancora #} other {altri #}}.',
  none_left: 'Hai {open, number} inviti aperti: è il massimo.',
  ready: 'Il tuo invito è pronto',
  once: 'Condividi il link adesso: dopo non potremo più mostrartelo.',
  link: 'Link del tuo invito',
  share: 'Condividi',
  copy: 'Copia il link',
  copied: 'Copiato',
  share_text: 'Vieni anche tu su {site}?',
  made: 'I tuoi inviti',
  made_on: 'Creato: {day}',
  open: 'Valido fino a: {day}',
  used: 'Usato',
  expired: 'Scaduto',
  withdrawn: 'Annullato',
  withdraw: 'Annulla',
  withdraw_made: 'Annulla l’invito: {day}',
  withdrawn_now: 'L’invito è stato annullato.',
} as const;

export const own_data = {
  title: 'I tuoi dati',
  intro:
    'Una copia di tutto quello che conserviamo di te: account, profilo, foto, like, chat e crediti. La apri nel browser, e possono leggerla anche altri programmi.',
  ask: 'Chiedi una copia',
  ask_hint: 'Di solito servono pochi minuti. Ti scriviamo quando è pronta.',
  making: 'Stiamo preparando la tua copia',
  making_text: 'Non serve aspettare qui: ti scriviamo quando è pronta.',
  ready: 'La tua copia è pronta',
  ready_text: '{size}, creata: {made}. Puoi scaricarla fino a: {until}.',
  password_hint: 'Così sappiamo che sei tu, anche se il telefono ce l’ha qualcun altro.',
  log_in_again: 'Accedi di nuovo per scaricare la copia. Così sappiamo che sei tu.',
  download: 'Scarica',
  downloading: 'Il download sta iniziando.',
  failed: 'Non ha funzionato',
  failed_text: 'È colpa nostra. Puoi riprovare subito.',
  again: 'Chiedi una nuova copia',
  again_hint: 'La nuova sostituisce questa.',
  next: 'Potrai chiedere una nuova copia da questo momento: {when}.',
  inside: 'Tieni il file dove puoi arrivarci solo tu: chi lo apre legge le tue chat e vede le tue foto.',
} as const;
