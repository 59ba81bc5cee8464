export const report = {
  action: 'Segnala {name}',
  lead: '{name} non saprà che la segnalazione è tua.',
  reason: 'Che cosa sta succedendo?',
  reason_missing: 'Scegli che cosa sta succedendo',
  text: 'Racconta che cosa è successo',
  text_hint: 'Bastano poche frasi. Al massimo {max, number} caratteri.',
  block: 'Blocca anche {name}',
  block_hint: 'Non vi vedrete più. La chat sparisce, ma per questa segnalazione la conserviamo.',
  evidence: 'Conserviamo il profilo, le foto e i vostri ultimi messaggi così come sono ora, finché non abbiamo finito. Anche se nel frattempo c’è un blocco.',
  danger: 'Qualcuno è in pericolo adesso? Chiama il 112. Controlliamo appena possiamo, ma non siamo un servizio d’emergenza.',
  submit: 'Invia la segnalazione',
  sent_title: 'Segnalazione ricevuta',
  sent_text: 'Grazie di avercelo detto. Il tuo codice è <code>{reference}</code>; lo ricevi anche per email.',
  known_title: 'C’era già una tua segnalazione',
  known_text: 'Quello che hai scritto ora si aggiunge a quella segnalazione. Il codice resta <code>{reference}</code>.',
  sent_next: 'Una persona legge la tua segnalazione e guarda il profilo. Le più urgenti passano davanti. Ti rispondiamo sempre, anche se non interveniamo.',
} as const;

export const report_reason = {
  spam_or_scam: 'Spam o truffa',
  fictional_not_labelled: 'Un profilo falso non indicato come fittizio',
  underage: 'Qualcuno con meno di 18 anni',
  harassment: 'Molestie, odio o minacce',
  intimate_image_without_consent: 'Una foto intima senza consenso',
  extortion: 'Ricatto o estorsione',
  danger_to_life: 'Qualcuno è in pericolo',
  other: 'Altro',
} as const;

/** Beside a received message about money or extortion. */
export const safety_note = {
  label: 'Attenzione',
  money: 'Qui si parla di soldi. Qualunque cosa ti racconti {name}: mai mandare soldi, carte regalo o dati bancari a chi non hai incontrato.',
  money_tips: 'Come funzionano le truffe',
  extortion: '{name} ti sta minacciando? Non è colpa tua, e qualcuno può aiutarti. Non pagare, non rispondere e conserva i messaggi.',
  extortion_help: 'Che cosa fare ora',
  report: 'Segnala',
  reported: 'Segnalato',
  block: 'Blocca',
  dismiss: 'Nascondi questo avviso in questa chat',
} as const;

/** After a date, while the member's answer is awaited. */
export const check_in_alert = {
  question: 'Tutto bene?',
  otherwise: 'Se no, avvisiamo la persona fidata.',
  alarmed: 'La persona fidata è stata avvisata.',
  waiting: 'Non ancora inviato. Lo mandiamo appena torna la connessione.',
  well: 'Tutto bene',
  thanks: 'Bene, ci fa piacere.',
} as const;

/** In the menu of a conversation. */
export const safety_menu = {
  check_in: 'Programma un check-in',
  tips: 'Incontri sicuri',
} as const;

/** Of one thing; `report.action` is about the member as a whole. */
export const report_action = {
  photo: 'Segnala una foto di {name}',
  message: 'Segnala un messaggio di {name}',
  chat_photo: 'Segnala una foto inviata da {name}',
  gift: 'Segnala un regalo di {name}',
} as const;

/** To a member whose account is frozen, on every page. */
export const frozen = {
  title: 'Il tuo account è in pausa',
  short: 'Il tuo account è in pausa: puoi solo leggere',
  since: 'Account in pausa da: {day}.',
  why: 'Motivo: {reason}',
  what: 'Stiamo controllando una cosa. Finché non abbiamo finito, nessuno ti vede e non puoi scrivere, mettere like o cambiare nulla. Non perdi niente, e puoi leggere tutto.',
  composer: 'Per ora puoi solo leggere',
  contact: 'È un errore? Diccelo',
  export: 'Scarica i tuoi dati',
} as const;

/** To a member whom staff warned, until they have read why. */
export const decision_alert = {
  label: 'Una decisione sul tuo account',
} as const;

export const noticed_decision = {
  warning: 'Un avvertimento: leggi perché',
  content_removed: 'Contenuto rimosso: leggi perché',
} as const;
