export const install = {
  title: 'Install the app',
  offer: 'Even easier as an app on your home screen',
} as const;
