/** Words a member does not want to see. */
export const hidden_words = {
  title: 'Verborgen woorden',
} as const;
