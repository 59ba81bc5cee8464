/** Words one does not want to read. */
export const hidden_words = {
  title: 'Hidden words',
  intro:
    'Messages you get with one of these words are covered until you open them. Whoever sends them notices nothing.',
  word: 'Word or phrase',
  hint: 'Whole words. Capitals, accents and spaces make no difference.',
  add: 'Add',
  added: '“{word}” is hidden now.',
  none: 'You hide no words yet.',
  list: 'Your hidden words',
  remove: 'Remove “{word}”',
  removed: '“{word}” is hidden no longer.',
} as const;
