export const lander_film = {
  name: 'Film ohne Ton',
  play: 'Film abspielen',
  pause: 'Film anhalten',
} as const;
