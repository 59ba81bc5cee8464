export const lander_film = {
  name: 'Film zonder geluid',
  play: 'Film afspelen',
  pause: 'Film pauzeren',
} as const;
