export const check_in = {
  title: 'Check-in',
  row: 'Se non rispondi, avvisiamo una persona fidata',
  intro:
    'Incontri qualcuno per la prima volta? Dopo ti chiediamo se va tutto bene. Se non rispondi entro mezz’ora, una persona fidata che scegli tu riceve un’email con quello che vuoi condividere.',
  due_title: 'Tutto bene?',
  due_text: 'L’ora che avevi scelto è arrivata: {time}. Se non rispondi, mezz’ora dopo scriviamo a {friend}.',
  alarmed_title: 'Abbiamo scritto a {friend}',
  alarmed_text: 'Non hai risposto in tempo. Va tutto bene? Allora lo diciamo subito a {friend}.',
  open_title: 'Con {person}',
  open_text: 'Te lo chiediamo a quest’ora: {time}. Se non rispondi, avvisiamo {friend}.',
  unheard:
    'Te lo chiediamo a quest’ora: {time}. Però {friend} non vuole ricevere messaggi, quindi nessuno saprà nulla: meglio scegliere un’altra persona.',
  unheard_asked:
    'L’ora che avevi scelto è arrivata: {time}. {friend} non vuole ricevere messaggi, quindi nessuno saprà nulla.',
  waiting: 'Non ancora inviato. Lo mandiamo appena torna la connessione.',
  place: 'Dove: {place}',
  planned: 'In programma',
  plan_title: 'Programma un check-in',
  plan_first: 'Prima scegli qui sotto una persona fidata. Appena dice di sì, puoi programmare un check-in.',
  person: 'Chi incontri?',
  where: 'Dove? (facoltativo)',
  where_hint: 'Un indirizzo, un locale, una città: quello che serve per trovarti.',
  note: 'Che altro deve sapere la persona fidata? (facoltativo)',
  friend: 'Chi avvisiamo?',
  starts: 'Quando comincia?',
  due: 'Quando ti chiediamo se va tutto bene?',
  zone: 'Orari in {zone}',
  preview: 'Guarda che cosa riceverebbe',
  preview_title: 'Ecco che cosa riceve {friend}',
  preview_when:
    'Solo se non rispondi entro mezz’ora da questo momento: {time}. Prima, niente. Un giorno dopo la fine si cancella tutto.',
  preview_links:
    'Il testo non dice quale sito è, ma il link qui sotto porta qui: nell’indirizzo quindi si vede il dominio del sito.',
  preview_subject: 'Oggetto: {subject}',
  confirm: 'Programma questo check-in',
  change: 'Cambia qualcosa',
  plan_done: 'In programma: {time}. Buon divertimento.',
  friends: 'Le tue persone fidate',
  friends_hint:
    'La persona fidata riceve una sola email, e prima deve dire di sì. Il testo non nomina {site} né quello che fai qui. I link portano a questo sito, quindi nell’indirizzo si vede il dominio. Il suo indirizzo non lo usiamo per nient’altro.',
  friend_remove: 'Togli {name}',
  friend_remove_text: 'Finiscono anche i check-in con {name}, che non ne saprà nulla.',
  friend_removed: '{name} non è più nella lista.',
  friend_name: 'Come si chiama?',
  friend_email: 'Il suo indirizzo email',
  friend_known_as: 'Con che nome ti conosce?',
  friend_add: 'Chiedi a questa persona',
  friend_added: 'L’abbiamo chiesto a {name}. La risposta la vedi qui.',
  not_emergency:
    'Non è un servizio d’emergenza: un’email può arrivare tardi o non essere letta. Se sei in pericolo, chiama il numero d’emergenza.',
  tips: 'Altri consigli per incontri sicuri',
} as const;

/** Of the pages that emails lead to. */
export const check_in_link = {
  question: 'Va tutto bene?',
  question_text: 'Basta un tocco.',
  alarmed_text: 'La persona fidata è stata avvisata. Se va tutto bene, glielo diciamo subito.',
  done_text: 'Puoi chiudere questa pagina.',
  expired: 'A questa domanda hai già risposto',
  expired_text: 'Oppure te l’abbiamo chiesto di nuovo: allora usa l’ultima email.',
  consent_title: '{name} vorrebbe contare su di te',
  consent_text:
    'Ogni tanto {name} incontra persone nuove. Possiamo scriverti se poi {name} non ci dice che va tutto bene? Nel messaggio c’è scritto con chi aveva appuntamento, dove e quando.',
  consent_only: 'Il tuo indirizzo non lo usiamo per nient’altro, e con questo link puoi cambiare idea.',
  accept: 'Sì, {name} può contare su di me',
  refuse: 'Preferisco di no',
  never: 'Non chiedetemelo mai più',
  accepted: 'Grazie, anche da parte di {name}',
  accepted_text:
    'Con un po’ di fortuna non ci sentirai mai. Se invece ti scriviamo, prima prova a contattare {name}.',
  refused: 'Va benissimo così',
  refused_text: 'Non riceverai messaggi di questo tipo. {name} vede che preferisci di no.',
  never_text: 'Non te lo chiederemo mai più, nemmeno per conto di altri.',
  consent_expired: 'Questo link non funziona più',
  consent_expired_text: 'Chi te l’aveva chiesto ha tolto il tuo indirizzo. Non devi fare niente.',
} as const;

export const check_in_answer = {
  well: 'Tutto bene',
  postpone: 'Chiedimelo fra un’ora',
  cancel: 'Annulla questo check-in',
} as const;

export const check_in_done = {
  well: 'Bene, ci fa piacere.',
  postpone: 'Te lo chiediamo un’ora più tardi.',
  cancel: 'Questo check-in è annullato. Nessuno saprà nulla.',
} as const;

export const check_in_friend = {
  asked: 'Non ha ancora risposto',
  accepted: 'Ha detto di sì',
  refused: 'Preferisce di no',
} as const;

export const check_in_answered = {
  well: 'Grazie. Ci fa piacere.',
  postpone: 'Te lo chiediamo di nuovo fra un’ora.',
  cancel: 'Questo check-in è annullato.',
} as const;
