export const lander_member = {
  title: 'Fais la connaissance de {name}',
  lead: 'Inscris-toi gratuitement pour envoyer un like ou un message à {name}.',
  lead_default: 'Inscris-toi gratuitement, vois qui est tout près et envoie un like.',
  free: 'L’inscription est gratuite. Lire aussi, toujours.',
  no_words: 'Certaines histoires se racontent mieux de vive voix. Commence par un salut.',
  answer: 'Quelque chose à dire à {name} ?',
  message: 'Ton premier message à {name}',
  message_hint: 'Tu peux laisser vide. Il arrivera dès que tu auras confirmé ton adresse e-mail.',
  answer_default: 'Commence ta propre histoire',
  around: 'Ces membres se montrent aussi aux visiteurs.',
} as const;
