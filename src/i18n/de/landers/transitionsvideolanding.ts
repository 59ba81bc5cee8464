export const lander_transitionsvideolanding = {
  title: 'Vom Sehen zum Reden',
  lead: 'Ein Gesicht, ein Like, ein Gespräch. Hier führt eins zum anderen.',
  face: 'Ein Gesicht geht dir nicht aus dem Kopf',
  like: 'Zwei Likes sind ein Match',
  message: 'Und dann die erste Nachricht',
  story:
    'Ein gezeichneter Film, in dem Porträts ineinander übergehen, als Herz, als Sprechblase oder als Welle.',
} as const;
