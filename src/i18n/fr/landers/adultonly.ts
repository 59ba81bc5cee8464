export const lander_adultonly = {
  title: 'Réservé aux adultes',
  lead: 'Ce que tu cherches ne regarde que toi. Tu décides qui te voit, et jusqu’où ça va.',
  age: 'J’ai 18 ans ou plus',
  inside: 'Entre. Ton nom ici, c’est toi qui le choisis.',
  submit: 'Entrer',
  neutral_title: 'Neutre vu de l’extérieur',
  neutral_text: 'En mode discret, l’onglet, les e-mails et l’app portent un nom banal.',
  exit_title: 'Dehors en une seconde',
  exit_text: 'Ce mode a aussi une sortie : une pression, et tu es sur un autre site.',
  nameless_title: 'Aucun nom dans les notifications',
  nameless_text: 'Discret, c’est aussi : ni nom ni texte sur ton écran verrouillé.',
} as const;
