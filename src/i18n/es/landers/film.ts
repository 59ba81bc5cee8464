export const lander_film = {
  name: 'Película sin sonido',
  play: 'Ver la película',
  pause: 'Pausar la película',
} as const;
