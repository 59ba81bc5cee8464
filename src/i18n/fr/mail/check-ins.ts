export const check_in_mail = {
  subject: 'Tout va bien ?',
  preview: 'Réponds, et personne d’autre n’en saura rien.',
  text: 'Tu voulais qu’on te pose la question le {time} : est-ce que tout va bien ?',
  button: 'Répondre',
  otherwise: 'Sans réponse dans la demi-heure, nous écrivons au proche que tu as choisi.',
} as const;

export const check_in_alarm_mail = {
  subject: 'Un message au sujet de {name}',
  text: '{name} devait nous confirmer avant le {time} que tout va bien, et nous a demandé de t’écrire sinon. Nous n’avons rien reçu.',
  person: 'Rendez-vous avec : {person}',
  place: 'Où : {place}',
  since: 'Depuis : {time}',
  note: 'Un mot pour toi : {note}',
  what_now: 'Souvent, c’est juste un téléphone déchargé. Essaie de joindre {name}. Si tu t’inquiètes, appelle la police ; en cas d’urgence, le {number}.',
} as const;

export const check_in_well_mail = {
  subject: 'Un message au sujet de {name} : tout va bien',
  text: '{name} vient de nous dire que tout va bien. Tu n’as rien à faire.',
} as const;

export const check_in_consent_mail = {
  subject: '{name} a une question pour toi',
  text: '{name} rencontre parfois de nouvelles personnes et aime que quelqu’un sache où. Pouvons-nous t’écrire si {name} ne nous dit pas ensuite que tout va bien ?',
  what: 'Un tel message dit qui {name} devait voir, où et quand. Tu en recevras rarement, peut-être jamais.',
  button: 'Répondre à {name}',
  only: 'Ton adresse ne nous sert à rien d’autre. Sans ton oui, nous n’écrirons plus.',
  never: 'Tu ne connais pas {name} ? Tu n’as rien à faire. Tu peux aussi refuser ces questions pour toujours.',
} as const;

export const check_in_withdrawn_mail = {
  subject: 'Ton suivi a besoin d’un autre proche',
  preview: 'Ton proche préfère ne pas recevoir de message.',
  text: '{name} préfère ne pas recevoir de message de notre part. Si tu ne réponds pas le {time}, personne ne sera donc prévenu. Prévois le suivi avec un autre proche.',
  button: 'Choisir un autre proche',
} as const;

export const check_in_mail_parts = {
  footer: '{name} nous a donné ton adresse pour ceci, et pour rien d’autre.',
  stop: 'Changer de réponse, ou arrêter ces messages',
} as const;

export const export_check_ins = {
  title: 'Suivis de rencontre',
  friends: 'Proches que nous pouvons prévenir',
  dates: 'Prévu',
} as const;
