export const notification_mail = {
  unsubscribe: 'Geen mail meer hierover',
  preferences: 'Meldingen instellen',
} as const;
