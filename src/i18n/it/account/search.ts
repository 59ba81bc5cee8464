export const match_finder = {
  step: 'Domanda {step} di {steps}',
  race_note: 'Puoi saltarla. La risposta non esclude nessuno, non viene salvata e resta sul tuo dispositivo.',
  choice: '{found} fra cui scegliere',
  so_far: '{found} finora',
  given: 'Le tue risposte',
  change: '{answer}, cambia risposta',
  skip: 'Salta',
  result: 'Ecco chi fa per te',
  all_filters: 'Continua con tutti i filtri',
  again: 'Ricomincia',
} as const;

export const finder_question = {
  age: 'Che età cerchi?',
  appearance: 'Che tipo di look cerchi?',
  race: 'Hai una preferenza per il colore della pelle?',
} as const;

export const finder_answer = {
  '18-35': '18-35',
  '35+': '35+',
  normal: 'Normale',
  sexy: 'Sexy',
  white: 'Bianca',
  other: 'Altra',
} as const;

export const finder_hint = {
  normal: 'Tutti, con o senza foto',
  sexy: 'Solo profili con foto: il resto lo decidi tu',
} as const;
