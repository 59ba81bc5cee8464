export const lander_film = {
  name: 'Film bez dźwięku',
  play: 'Odtwórz film',
  pause: 'Zatrzymaj film',
} as const;
