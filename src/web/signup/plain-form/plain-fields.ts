/** The names of the buttons and hidden fields that only the plain form has. */
export const plainFields = {
  question: 'question',
  key: 'key',
  back: 'back',
  regionsOf: 'regions_of',
  suggestedFor: 'suggested_for',
  correctedEmail: 'corrected_email',
} as const;
