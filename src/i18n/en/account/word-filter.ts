export const word_filter = {
  title: 'Hidden words',
  intro: 'Messages with one of these words stay covered until you open them. The sender won’t notice.',
  word: 'Word or phrase',
  hint: 'Whole words. Capitals, accents and spaces make no difference.',
  add: 'Add',
  added: '“{word}” is now hidden.',
  none: 'You haven’t hidden any words yet.',
  list: 'Your hidden words',
  remove: 'Remove “{word}”',
  removed: '“{word}” is no longer hidden.',
} as const;
