export const signal = {
  repeated_opener: 'Presque le même premier message à beaucoup de gens',
  link: 'Un lien dans un premier message',
  payment_words: 'Des mots sur le paiement dans un premier message',
  blocked: 'Blocages par des membres',
  reported: 'Signalements par des membres',
  disposable_address: 'Une adresse e-mail jetable',
  hosting_network: 'Inscription depuis le réseau d’un hébergeur',
  banned_mailbox: 'La boîte e-mail d’un compte bloqué',
  banned_payment: 'Un paiement à vérifier',
  similar_name: 'La façon dont ton pseudo est écrit',
} as const;

export const signal_reason = {
  repeated_opener: 'Tu as envoyé en un jour presque le même premier message à beaucoup de gens.',
  link: 'Tes premiers messages contiennent des liens vers d’autres sites.',
  payment_words: 'Tes premiers messages parlent de paiement.',
  blocked: 'Plusieurs membres qui ne se connaissent pas te bloquent.',
  reported: 'Plusieurs membres qui ne se connaissent pas ont fait un signalement sur toi.',
  disposable_address: 'Ton adresse e-mail est jetable.',
  hosting_network: 'Ton inscription vient du réseau d’un hébergeur.',
  banned_mailbox: 'Ta boîte e-mail est celle d’un compte que nous avons bloqué.',
  banned_payment: 'Nous devons vérifier un de tes paiements.',
  similar_name: 'Ton pseudo, tel que tu l’écris, peut tromper les autres.',
} as const;

export const signal_state = {
  slowed: 'Tu peux écrire à moins de nouvelles personnes que d’habitude.',
  review: 'Tu peux écrire à peu de nouvelles personnes, le temps que quelqu’un de l’équipe examine la situation.',
  stopped: 'Tu ne peux pas écrire à de nouvelles personnes, le temps que quelqu’un de l’équipe examine la situation.',
} as const;

export const signal_follow = {
  slowed: 'La limite disparaît toute seule quand ça s’arrête.',
  person: 'Quelqu’un de l’équipe regarde. Si c’était une erreur, la limite est levée plus tôt.',
} as const;

export const signals_export = {
  title: 'Signes d’abus',
  none: 'Tes premiers messages ne sont pas limités.',
} as const;
