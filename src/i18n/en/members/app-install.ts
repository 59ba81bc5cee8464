export const install = {
  title: 'Install the app',
  offer: 'Handier as an app on your home screen',
} as const;
