export const match_finder = {
  step: 'Pregunta {step} de {steps}',
  race_note:
    'Puedes saltarte esta. Tu respuesta no excluye a nadie, no se guarda y no sale de tu dispositivo.',
  choice: '{found} para elegir',
  so_far: '{found} por ahora',
  given: 'Tus respuestas',
  change: '{answer}, cambiar respuesta',
  skip: 'Saltar',
  result: 'Van contigo',
  all_filters: 'Seguir con todos los filtros',
  again: 'Empezar de nuevo',
} as const;

export const finder_question = {
  age: '¿Qué edad buscas?',
  appearance: '¿Qué aspecto te atrae?',
  race: '¿Prefieres algún color de piel?',
} as const;

export const finder_answer = {
  '18-35': '18-35',
  '35+': '35+',
  normal: 'Cualquiera',
  sexy: 'Sexy',
  white: 'Piel blanca',
  other: 'Otro',
} as const;

export const finder_hint = {
  normal: 'Todos los perfiles, con foto o sin ella',
  sexy: 'Solo perfiles con foto: tú decides',
} as const;
