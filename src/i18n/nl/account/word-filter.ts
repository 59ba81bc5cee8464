export const word_filter = {
  title: 'Verborgen woorden',
  intro:
    'Berichten met een van deze woorden blijven afgedekt tot jij ze opent. De afzender merkt daar niets van.',
  word: 'Woord of zin',
  hint: 'Hele woorden. Hoofdletters, accenten en spaties maken niet uit.',
  add: 'Toevoegen',
  added: '“{word}” is nu verborgen.',
  none: 'Je verbergt nog geen woorden.',
  list: 'Jouw verborgen woorden',
  remove: '“{word}” verwijderen',
  removed: '“{word}” is niet meer verborgen.',
} as const;
