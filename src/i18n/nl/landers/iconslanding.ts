export const lander_iconslanding = {
  title: 'Waar ben je naar op zoek?',
  lead: 'Tik aan wat bij je past. We zetten het alvast in je profiel.',
} as const;
