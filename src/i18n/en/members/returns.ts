/** Returned credits. */
export const returns = {
  message: 'Not opened: {count, plural, one {# credit} other {# credits}} back',
} as const;
