export const staff_invitation_mail = {
  subject: 'Il tuo accesso al back office di {site}',
  preview: 'Scegli una password e imposta un secondo passaggio.',
  text: 'Puoi lavorare nel back office di {site}. Scegli una password e poi imposta un secondo passaggio. Il link funziona per sette giorni e una volta sola.',
  button: 'Scegli una password',
  not_you: 'Non te l’aspettavi? Non fare niente: senza il link non entra nessuno.',
} as const;

export const staff_factor_mail = {
  subject: 'Il tuo secondo passaggio per {site} è cambiato',
  preview: 'Se non l’hai fatto tu, avvisa subito un amministratore.',
  added: 'Al tuo accesso al back office è stato aggiunto un secondo passaggio: un’app di autenticazione o una passkey. Le altre sessioni sono chiuse.',
  removed: 'Dal tuo accesso al back office è stato tolto un secondo passaggio. Le altre sessioni sono chiuse.',
  reset: 'Un amministratore ha azzerato il secondo passaggio del tuo accesso al back office. Al prossimo accesso ne imposti uno nuovo.',
  not_you: 'Non l’hai fatto né chiesto tu? Avvisa subito un amministratore e scegli un’altra password.',
  button: 'Vedi il tuo accesso',
} as const;

export const announcement_test_mail = {
  subject: 'Prova: {subject}',
} as const;
