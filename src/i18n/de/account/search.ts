export const match_finder = {
  step: 'Frage {step} von {steps}',
  race_note:
    'Das darfst du überspringen. Deine Antwort schließt niemanden aus, wird nicht gespeichert und verlässt dein Gerät nicht.',
  choice: '{found} zur Auswahl',
  so_far: '{found} bis jetzt',
  given: 'Deine Antworten',
  change: '{answer}, Antwort ändern',
  skip: 'Überspringen',
  result: 'Wer zu dir passt',
  all_filters: 'Weiter mit allen Filtern',
  again: 'Von vorn',
} as const;

export const finder_question = {
  age: 'Wie alt darf dein Match sein?',
  appearance: 'Welche Ausstrahlung suchst du?',
  race: 'Hast du eine Vorliebe bei der Hautfarbe?',
} as const;

export const finder_answer = {
  '18-35': '18–35',
  '35+': '35+',
  normal: 'Normal',
  sexy: 'Sexy',
  white: 'Weiß',
  other: 'Andere',
} as const;

export const finder_hint = {
  normal: 'Alle, mit oder ohne Foto',
  sexy: 'Nur Mitglieder mit Foto: Entscheide selbst',
} as const;
