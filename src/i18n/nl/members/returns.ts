/** Shown at a message whose credits were returned to its sender. */
export const returns = {
  message: 'Niet geopend: {count, plural, one {# credit} other {# credits}} terug',
} as const;
