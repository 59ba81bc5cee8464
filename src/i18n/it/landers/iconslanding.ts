export const lander_iconslanding = {
  title: 'Di che cosa hai voglia?',
  lead: 'Tocca quello che ti somiglia: poi lo ritrovi nel profilo.',
  reasons: 'Che cosa cerchi?',
  interests: 'Che cosa ti fa stare bene?',
  none: 'Ancora nessuna scelta',
  on: 'Ora il nome',
  begin: 'E adesso il tuo nome',
} as const;

export const lander_icon_reason_line = {
  relationship: 'Due spazzolini nello stesso bicchiere',
  dates: 'Una cosa da bere, e poi si vede',
  friends: 'Qualcuno da chiamare senza un motivo',
  chat: 'Prima, una bella chiacchierata',
  fun: 'Stasera non disturbare',
} as const;
