/** GIF’s en emoji: kiezen en versturen. */
export const gif = {
  given: 'GIF: {words}',
  play: '{words} afspelen',
  pause: '{words} stilzetten',
} as const;
