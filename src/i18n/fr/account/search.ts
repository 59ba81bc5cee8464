export const finder_question = {
  age: 'Quel âge cherches-tu ?',
  appearance: 'Quel style cherches-tu ?',
  race: 'As-tu une préférence de couleur de peau ?',
} as const;

export const finder_answer = {
  '18-35': '18-35',
  '35+': '35+',
  normal: 'Normal',
  sexy: 'Sexy',
  white: 'Blanche',
  other: 'Autre',
} as const;

export const finder_hint = {
  normal: 'Tout le monde, avec ou sans photo',
  sexy: 'Seulement avec photo : à toi de juger',
} as const;

export const match_finder = {
  step: 'Question {step} sur {steps}',
  race_note:
    'Tu peux passer cette question. Ta réponse n’exclut personne, n’est pas enregistrée et ne quitte pas ton appareil.',
  choice: '{found} à découvrir',
  so_far: '{found} pour l’instant',
  given: 'Tes réponses',
  change: '{answer}, changer de réponse',
  skip: 'Passer',
  result: 'Ça pourrait coller',
  all_filters: 'Continuer avec tous les filtres',
  again: 'Recommencer',
} as const;
