export const lander_socialnetwork = {
  title: 'Des mecs à rencontrer, pas à suivre',
  title_everyone: 'Des gens à rencontrer, pas à suivre',
  lead: 'Pas d’abonnés, pas de pub. Juste des membres, et ce qu’ils choisissent de montrer.',
  circle: 'Les membres qui se montrent',
  drawn: 'Voilà à quoi ça ressemble',
  first: 'Choisis d’abord un pseudo, et tu pourras liker et écrire.',
  join: 'Rejoindre',
  like: 'Liker {name} : choisis d’abord un pseudo',
  write: 'Écrire à {name} : choisis d’abord un pseudo',
  promise: 'Notre promesse',
} as const;
