/** To a member whose photo staff rejected. */
export const photo_rejected_mail = {
  subject: 'Una tua foto su {site}',
  preview: 'Non abbiamo potuto accettare una delle tue foto. Ecco perché.',
  text: 'Una persona ha controllato una foto del tuo profilo. Non rispetta le nostre regole, quindi gli altri non la vedono.',
  minors: 'La regola: niente foto in cui qualcuno sembra avere meno di 18 anni.',
  without_consent: 'La regola: niente foto di chi non ha dato il consenso.',
  threats: 'La regola: niente foto che minacciano o insultano altri.',
  advertising: 'La regola: niente pubblicità, e niente che rimandi a un altro sito.',
  impersonation: 'La regola: nelle tue foto ci sei tu, non qualcun altro.',
  explanation: 'In concreto: {explanation}',
  next: 'Tu la foto la vedi ancora sul profilo. Puoi eliminarla e sceglierne un’altra. Per il resto non cambia nulla.',
  disagree: 'Non ti convince? Puoi fare ricorso entro sei mesi. La riesamina qualcuno che non ha preso la decisione. Non costa niente.',
  decided_by: 'L’ha deciso una persona, non un programma.',
} as const;

export const selfie_rejected_mail = {
  subject: 'Il tuo selfie su {site}',
  preview: 'Non siamo riusciti a verificare la tua foto. Ecco perché.',
  text: 'Una persona ha confrontato il selfie con la tua foto principale, e non è riuscita a verificarla. Motivo: {reason}',
  next: 'Puoi mandare un altro selfie quando vuoi. Per il resto non cambia nulla.',
} as const;
