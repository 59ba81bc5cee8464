export const install = {
  title: 'Installer l’app',
  offer: 'Plus pratique en app, sur ton écran d’accueil',
} as const;
