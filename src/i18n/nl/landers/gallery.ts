export const lander_gallery = {
  title: 'Kijk rustig rond',
  lead: 'Een galerij van mannen die vanavond iemand willen ontmoeten.',
} as const;
