/** The title of a message's notification is the name of its sender. */
export const push = {
  discreet: 'Tu as une nouvelle notification',
  first_message: 'T’a envoyé un premier message',
  message: 'T’a envoyé un message',
  messages: '{count, plural, one {# nouveau message} other {# nouveaux messages}}',
  photo: 'T’a envoyé une photo',
  gift: 'T’a envoyé un cadeau',
  gif: 'T’a envoyé un GIF',
  reminder: 'Un message t’attend encore',
  like: 'Tu plais à {name}',
  likes: 'Tu plais à {name} et à {count, plural, one {# autre membre} other {# autres membres}}',
  like_text: 'Va voir quand ça t’arrange.',
  match: '{name} et toi, vous vous plaisez',
  match_text: 'Un bon moment pour dire salut.',
  check_in: 'Tout va bien ?',
  check_in_text: 'Réponds, et personne d’autre n’en saura rien.',
} as const;
