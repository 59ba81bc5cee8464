export const complaint_mail = {
  subject: 'Abbiamo ricevuto il tuo reclamo ({reference})',
  preview: 'Lo leggiamo e ti rispondiamo.',
  text: 'Abbiamo ricevuto il tuo reclamo su «{topic}». Lo leggiamo, verifichiamo e rispondiamo a questo indirizzo. Vuoi aggiungere qualcosa? Rispondi a questa email.',
  reference: 'Il tuo codice: {reference}',
  not_you: 'Non hai inviato nessun reclamo? Allora qualcuno ha inserito il tuo indirizzo per errore e non devi fare niente.',
} as const;

export const complaint_operator_mail = {
  subject: 'Reclamo {reference}: {topic}',
  preview: 'Nuovo reclamo',
  greeting: 'Reclamo {reference}',
  topic: 'Argomento: {topic}',
  member: 'Da una persona iscritta: {email} (account {account})',
  visitor: 'Da chi visita il sito: {email}',
  reply: 'Una risposta a questa email va a {email}.',
} as const;

export const report_mail = {
  subject: 'Abbiamo ricevuto la tua segnalazione ({reference})',
  preview: 'La esaminiamo e ti rispondiamo.',
  text: 'Abbiamo ricevuto la tua segnalazione: «{reason}». Quello che vedevi in quel momento lo conserviamo così com’era. La persona segnalata non saprà da chi arriva.',
  next: 'Una persona legge la tua segnalazione, decide e ti dice com’è andata. Vuoi aggiungere qualcosa? Rispondi a questa email. Hai trovato una tua foto o c’è un pericolo? Scrivilo.',
  reference: 'Il tuo codice: {reference}',
} as const;

export const report_operator_mail = {
  subject: 'Segnalazione {reference}: {reason}',
  subject_urgent: 'URGENTE, segnalazione {reference}: {reason}',
  preview: 'Nuova segnalazione su una persona',
  greeting: 'Segnalazione {reference}: {reason}',
  text: 'Una persona iscritta ne ha segnalata un’altra. La segnalazione e le prove sono nel database, non in questa email.',
  read: 'Per leggerla: {command}',
} as const;

export const decision_mail = {
  subject: 'Una decisione sul tuo account su {site}',
  replaces: 'Sostituisce una nostra decisione che non vale più ({day}): abbiamo riesaminato la segnalazione.',
  removed_text: 'Abbiamo rimosso il testo su di te.',
  removed_photos: '{count, plural, one {Abbiamo nascosto una foto; ora la vedi solo tu.} other {Abbiamo nascosto # foto; ora le vedi solo tu.}}',
  removed_messages: '{count, plural, one {Abbiamo rimosso una cosa che avevi inviato; ora la vedi solo tu.} other {Abbiamo rimosso # cose che avevi inviato; ora le vedi solo tu.}}',
  about: 'Riguarda {subject}.',
  rule: 'La regola: {rule}',
  reason: 'Motivo: {reason}',
  refund: 'Ti rimborsiamo {money} per i crediti che hai comprato e non hai usato, con lo stesso mezzo con cui hai pagato.',
  counts: 'Conta come avvertimento per {months, number} mesi.',
  appeal: 'Non ti convince? Dicci perché. Lo riesamina qualcuno che non ha preso la decisione. Non costa niente. Hai tempo fino a: {until}.',
  button: 'Leggi la decisione o fai ricorso',
  by_people: 'L’hanno deciso delle persone, non un computer.',
  automated: 'È scattata in automatico. Se fai ricorso, la esamina una persona.',
  other_ways: 'Puoi anche rivolgerti a un organismo certificato di risoluzione extragiudiziale delle controversie, o al giudice.',
} as const;

export const decision_undone_mail = {
  subject: 'La nostra decisione sul tuo account su {site} non vale più',
  preview: 'Abbiamo annullato una decisione.',
  text: 'Abbiamo riesaminato la segnalazione da cui era nata una nostra decisione ({day}), e la decisione è annullata. Quello che avevamo tolto è tornato, un eventuale blocco è finito e la decisione non vale più. Non devi fare niente.',
} as const;

export const measure_mail = {
  warning: 'Ricevi un avvertimento. Il tuo profilo resta com’è e puoi continuare come prima.',
  content_removed: 'Abbiamo rimosso un tuo contenuto. Per il resto puoi usare il tuo account come prima.',
  temporary_ban: 'Il tuo account è bloccato fino a: {until}. Fino ad allora nessuno vede il tuo profilo e non puoi accedere. Poi torna tutto com’era.',
  permanent_ban: 'Il tuo account è bloccato per sempre. Nessuno vede il tuo profilo e non puoi più accedere.',
  messages_limited: 'Per ora puoi scrivere a meno persone nuove del solito. Il profilo e le chat restano come sono.',
  messages_stopped: 'Per ora non puoi scrivere a persone nuove. Il profilo e le chat restano come sono.',
} as const;

export const report_decision_mail = {
  subject: 'Com’è finita la tua segnalazione ({reference})',
  preview: 'Abbiamo deciso sulla tua segnalazione.',
  text: 'Hai segnalato {subject}: «{reason}». Una persona ha esaminato il caso.',
  action: 'Siamo intervenuti, secondo questa regola: {rule} Sull’altra persona non possiamo dirti di più, e non sa che la segnalazione è tua.',
  no_action: 'Non siamo intervenuti. Grazie comunque: tenere gli occhi aperti aiuta tutti.',
  appeal: 'Non ti convince? Dicci perché. Lo riesamina qualcuno che non ha preso la decisione. Hai tempo fino a: {until}.',
  button: 'Leggi la decisione o fai ricorso',
} as const;

export const report_undone_mail = {
  subject: 'La tua segnalazione ({reference}): abbiamo annullato qualcosa',
  preview: 'L’abbiamo riesaminata.',
  text: 'Hai segnalato {subject}: «{reason}».',
  undone: 'Ti avevamo detto che eravamo intervenuti. Poi abbiamo riesaminato il caso e annullato l’intervento.',
  button: 'Leggi la decisione',
} as const;

export const notice_undone_mail = {
  subject: 'Pagina segnalata ({reference}): abbiamo annullato qualcosa',
} as const;

export const reported_subject = {
  profile: 'una persona',
  photo: 'una foto di una persona',
  message: 'un messaggio',
  chat_photo: 'una foto in una chat',
  gift: 'un regalo',
  page: 'una pagina',
} as const;

export const appeal_mail = {
  subject: 'Abbiamo ricevuto il tuo ricorso',
  preview: 'Riesaminiamo la decisione.',
  text: 'Abbiamo ricevuto il tuo ricorso. Riesaminiamo la decisione e ti scriviamo l’esito.',
  other_person: 'Lo fa qualcuno che non ha preso la decisione.',
} as const;

export const appeal_operator_mail = {
  subject: 'Ricorso {reference}',
  preview: 'Nuovo ricorso contro una decisione',
  text: 'C’è un ricorso contro una decisione. Deve esaminarlo, nel back office, qualcuno che non ha preso la decisione.',
} as const;

export const appeal_decision_mail = {
  subject: 'L’esito del tuo ricorso',
  preview: 'Abbiamo riesaminato la decisione.',
  upheld_reported: 'Abbiamo riesaminato la decisione sul tuo account: resta valida.',
  overturned_reported: 'Abbiamo riesaminato la decisione sul tuo account. Avevi ragione: l’abbiamo annullata e non vale più. Ci dispiace.',
  upheld_reporter: 'Abbiamo riesaminato la decisione sulla tua segnalazione: resta valida.',
  overturned_reporter: 'Abbiamo riesaminato la decisione sulla tua segnalazione. Avevi ragione: si decide da capo, e ti diciamo l’esito.',
  open_again: 'Il tuo account è di nuovo aperto: puoi accedere, e gli altri ti vedono.',
  other_ban: 'Il tuo account però resta bloccato, per un’altra decisione.',
  button: 'Leggi la risposta',
  other_person: 'L’ha fatto qualcuno che non aveva preso la decisione.',
} as const;

export const complaint_answer_mail = {
  subject: 'La nostra risposta al tuo reclamo ({reference})',
  preview: 'Abbiamo verificato.',
  text: 'Ci hai mandato un reclamo su «{topic}». Ecco la nostra risposta:',
  not_content: 'Non ti convince? Rispondi a questa email.',
} as const;

export const decision_subject = {
  photo: 'una delle tue foto',
  message: 'un messaggio che hai inviato',
  chat_photo: 'una foto che hai inviato',
  gift: 'un regalo che hai inviato',
  selfie: 'il tuo selfie',
} as const;

export const notice_mail = {
  subject: 'Abbiamo ricevuto la tua segnalazione ({reference})',
  preview: 'La esaminiamo e ti diciamo che cosa decidiamo.',
  text: 'Abbiamo ricevuto la tua segnalazione su un contenuto del nostro sito. Quello che la pagina mostra ora lo conserviamo per decidere.',
  next: 'Una persona la esamina e decide: entro un’ora se qualcuno è in pericolo o c’è di mezzo un minore, altrimenti entro un giorno. Ricevi un’email, qualunque cosa decidiamo.',
  button: 'Guarda a che punto siamo',
  not_you: 'Non l’hai inviata tu? Allora qualcuno ha sbagliato indirizzo e non devi fare niente.',
} as const;

export const notice_decision_mail = {
  subject: 'Che cosa abbiamo deciso sulla tua segnalazione ({reference})',
  preview: 'L’abbiamo esaminata.',
  text: 'Ci hai segnalato che {path}, sul nostro sito, potrebbe essere contro la legge. Una persona ha esaminato la pagina.',
  action: 'Siamo intervenuti, secondo questa regola: {rule}',
  no_action: 'Non siamo intervenuti.',
  disagree: 'Non ti convince? Entro sei mesi puoi mandarci un reclamo: scegli «Una vostra decisione» e indica il codice. Lo riesamina qualcun altro. Non costa niente.',
  button: 'Invia un reclamo',
} as const;
