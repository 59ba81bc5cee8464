export const match_finder = {
  step: 'Question {step} of {steps}',
  race_note:
    'You can skip this. Your answer doesn’t exclude anyone, isn’t saved and never leaves your device.',
  choice: '{found} to choose from',
  so_far: '{found} so far',
  given: 'Your answers',
  change: '{answer}, change answer',
  skip: 'Skip',
  result: 'Good matches',
  all_filters: 'Continue with all filters',
  again: 'Start again',
} as const;

export const finder_question = {
  age: 'What age are you looking for?',
  appearance: 'What kind of look are you after?',
  race: 'Do you have a preference for skin color?',
} as const;

export const finder_answer = {
  '18-35': '18-35',
  '35+': '35+',
  normal: 'Normal',
  sexy: 'Sexy',
  white: 'White',
  other: 'Other',
} as const;

export const finder_hint = {
  normal: 'Everyone, with or without a photo',
  sexy: 'Only members with a photo: you be the judge',
} as const;
