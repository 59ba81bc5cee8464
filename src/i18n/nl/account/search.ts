export const match_finder = {
  step: 'Vraag {step} van {steps}',
  race_note:
    'Je mag dit overslaan. Je antwoord sluit niemand uit, wordt niet opgeslagen en verlaat je apparaat niet.',
  choice: '{found} om uit te kiezen',
  so_far: '{found} tot nu toe',
  given: 'Je antwoorden',
  change: '{answer}, antwoord wijzigen',
  skip: 'Overslaan',
  result: 'Zij passen bij je',
  all_filters: 'Verder met alle filters',
  again: 'Opnieuw',
} as const;

export const finder_question = {
  age: 'Welke leeftijd zoek je?',
  appearance: 'Welke uitstraling zoek je?',
  race: 'Heb je een voorkeur voor huidskleur?',
} as const;

export const finder_answer = {
  '18-35': '18-35',
  '35+': '35+',
  normal: 'Normaal',
  sexy: 'Sexy',
  white: 'Wit',
  other: 'Anders',
} as const;

export const finder_hint = {
  normal: 'Iedereen, met of zonder foto',
  sexy: 'Alleen leden met een foto: het oordeel is aan jou',
} as const;
