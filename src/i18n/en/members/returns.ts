/** Shown at a message whose credits were returned to its sender. */
export const returns = {
  message: 'Not opened: {count, plural, one {# credit} other {# credits}} back',
} as const;
