export const returns = {
  message: 'Niet geopend: {count, plural, one {# credit} other {# credits}} terug',
} as const;
