/** Words a member does not want to see. */
export const hidden_words = {
  title: 'Hidden words',
};
