/** GIFs and emoji: choosing and sending. */
export const gif = {
  given: 'GIF: {words}',
  play: 'Play {words}',
  pause: 'Pause {words}',
} as const;
