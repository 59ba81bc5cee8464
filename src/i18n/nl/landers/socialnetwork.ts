export const lander_socialnetwork = {
  title: 'Zo ziet je avond eruit',
  lead: 'Foto’s, likes en gesprekken van mannen in je buurt.',
} as const;
