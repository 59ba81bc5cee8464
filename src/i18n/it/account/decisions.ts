export const decisions = {
  title: 'Segnalazioni e decisioni',
  intro:
    'Che cosa hai segnalato e com’è finita, e che cosa abbiamo deciso sul tuo account. Qui decidono le persone. Solo i limiti ai primi messaggi possono scattare in automatico, e se lo chiedi li controlla una persona.',
  about_me: 'Sul tuo account',
  about_me_none: 'Qui non c’è niente. Sul tuo account non abbiamo mai dovuto decidere nulla.',
  strikes:
    'Ora {count, plural, one {conta # avvertimento} other {contano # avvertimenti}}. Un avvertimento decade dopo {months, number} mesi.',
  reports: 'Le tue segnalazioni',
  reports_none: 'Non hai segnalato nessuno.',
  reported_on: 'Segnalato: {day}',
  decided_on: 'Deciso: {day}',
  missing_title: 'Non troviamo questa decisione',
  missing_text: 'Segnalazioni e decisioni spariscono quando uno degli account viene eliminato.',
  all: 'Tutte le segnalazioni e le decisioni',
  rule: 'La regola',
  reason: 'Motivo',
  automated: 'È scattata in automatico. Se fai ricorso, la esamina una persona.',
  ban_until: 'Fino a: {until}',
  removed_about_me: 'Abbiamo tolto dal profilo il testo su di te.',
  removed_photos: '{count, plural, one {Abbiamo nascosto una foto.} other {Abbiamo nascosto # foto.}}',
  removed_messages:
    '{count, plural, one {Abbiamo rimosso una cosa che avevi inviato. Ora la vedi solo tu.} other {Abbiamo rimosso # cose che avevi inviato. Ora le vedi solo tu.}}',
  about: 'Riguarda',
  your_report: 'Che cosa hai scritto',
  reference: 'Codice {reference}',
  waiting: 'La stiamo esaminando',
  waiting_text: 'Una persona legge la tua segnalazione e decide. Ricevi un’email, qualunque cosa decidiamo.',
  action: 'Siamo intervenuti',
  action_text: 'Siamo intervenuti grazie alla tua segnalazione. Sull’altra persona non possiamo dirti altro.',
  action_undone: 'Intervento annullato',
  action_undone_text: 'Abbiamo riesaminato il caso e annullato quello che avevamo fatto: {day}.',
  no_action: 'Non siamo intervenuti',
  appeal_title: 'Non ti convince?',
  appeal_text:
    'Dicci perché. Lo riesamina qualcuno che non ha preso la decisione. Si può fare una volta sola, fino a: {until}.',
  appeal_label: 'Perché dovremmo ripensarci?',
  appeal_hint: 'Che cosa ci è sfuggito o abbiamo capito male? Al massimo {max, number} caratteri.',
  appeal_submit: 'Invia il ricorso',
  appeal_sent: 'Il tuo ricorso è stato inviato',
  appeal_over: 'I sei mesi per fare ricorso sono passati.',
  appeal_reopened:
    'Decide di nuovo qualcun altro. Ricevi un’email, e puoi fare ricorso contro quella decisione.',
  undone: 'Annullata: {day}. Non vale più.',
  appeal_yours: 'Il tuo ricorso',
  appeal_waiting: 'Lo sta esaminando un’altra persona. Ricevi un’email.',
  other_ways:
    'Puoi anche rivolgerti a un organismo certificato di risoluzione extragiudiziale delle controversie, o al giudice. Non serve fare prima ricorso qui.',
} as const;

export const decision_outcome = {
  no_action: 'Nessun intervento',
  content_removed: 'Un tuo contenuto rimosso',
  warning: 'Un avvertimento',
  temporary_ban: 'Blocco temporaneo',
  permanent_ban: 'Blocco definitivo',
  photo_rejected: 'Una foto non è stata accettata',
  selfie_rejected: 'Il tuo selfie non è stato accettato',
  messages_limited: 'Meno persone nuove alla volta',
  messages_stopped: 'Nessun messaggio a persone nuove',
} as const;

export const house_rule = {
  minors: 'Nessuno sotto i 18 anni, e niente che mostri minori o parli di loro.',
  without_consent: 'Niente foto o dati di chi non ha dato il consenso.',
  threats: 'Niente minacce e niente violenza.',
  harassment: 'Niente molestie, insulti o odio. Un no è un no.',
  scam: 'Niente truffe, niente richieste di soldi, niente storie per farsene dare.',
  extortion: 'Niente ricatti.',
  advertising: 'Niente pubblicità, niente vendita di servizi, niente link ad altri siti.',
  impersonation: 'Niente foto o nomi di altri: qui ci sei tu.',
  ban_evasion: 'Nessun altro account finché c’è un blocco.',
  illegal: 'Niente che sia contro la legge.',
} as const;

export const ban = {
  title: 'Il tuo account è bloccato',
  until: 'Il blocco dura fino a: {until}. Poi puoi accedere di nuovo; non devi fare niente.',
  permanent:
    'Il tuo account è bloccato per sempre. I crediti che hai comprato e non hai usato ti vengono rimborsati.',
  hidden: 'Fino ad allora nessuno vede il tuo profilo.',
  sent_title: 'Il tuo ricorso è stato inviato',
  sent_text: 'Lo riesamina qualcuno che non ha preso la decisione. Ricevi un’email con l’esito.',
  back: 'Torna alla decisione',
  over_title: 'Questo account non è bloccato',
  over_text: 'Il link non funziona, oppure puoi già accedere di nuovo.',
} as const;

export const appeal_outcome = {
  upheld: 'La decisione resta',
  overturned: 'Avevi ragione',
} as const;

export const own_subject = {
  profile: 'Te e il tuo account',
  photo: 'Una delle tue foto',
  message: 'Un messaggio che hai inviato',
  chat_photo: 'Una foto che hai inviato',
  gift: 'Un regalo che hai inviato',
  page: 'Una pagina del sito',
  selfie: 'Il tuo selfie',
} as const;

export const report_subject = {
  profile: 'La persona',
  photo: 'Una foto della persona',
  message: 'Un messaggio',
  chat_photo: 'Una foto nella chat',
  gift: 'Un regalo',
  page: 'Una pagina del sito',
} as const;
