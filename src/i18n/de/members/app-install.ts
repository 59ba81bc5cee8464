export const install = {
  title: 'App installieren',
  offer: 'Praktischer als App auf deinem Startbildschirm',
} as const;
