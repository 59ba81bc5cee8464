export const notification_mail = {
  unsubscribe: 'Stop these emails',
  preferences: 'Notification settings',
} as const;
