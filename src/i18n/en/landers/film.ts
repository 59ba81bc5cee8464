export const lander_film = {
  name: 'Silent film',
  play: 'Play film',
  pause: 'Pause film',
} as const;
