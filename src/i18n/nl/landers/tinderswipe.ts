export const lander_tinderswipe = {
  title: 'Ja of nee? Begin maar',
  lead: 'Veeg door een handvol mannen. Je ja’s bewaren we tot je account bevestigd is.',
} as const;
