export const lander_member = {
  title: 'Lern {name} kennen',
  lead: 'Registrier dich kostenlos, dann kannst du {name} einen Like oder eine Nachricht schicken.',
  lead_default: 'Registrier dich kostenlos, sieh, wer in der Nähe ist, und schick einen Like.',
  free: 'Registrieren ist gratis. Lesen auch, immer.',
  no_words: 'Manche Geschichten hörst du besser persönlich. Fang mit Hallo an.',
  answer: 'Was antwortest du {name}?',
  message: 'Deine erste Nachricht an {name}',
  message_hint: 'Darf leer bleiben. Sie wird zugestellt, sobald du deine E-Mail-Adresse bestätigt hast.',
  answer_default: 'Fang deine eigene Geschichte an',
  around: 'Auch diese Mitglieder zeigen sich Gästen.',
} as const;
