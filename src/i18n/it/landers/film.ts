export const lander_film = {
  name: 'Filmato senza audio',
  play: 'Avvia il filmato',
  pause: 'Ferma il filmato',
} as const;
