export const lander_film = {
  name: 'Film sans son',
  play: 'Lancer le film',
  pause: 'Mettre le film en pause',
} as const;
