export const push = {
  discreet: 'You have a new notification',
  first_message: 'Sent you a first message',
  message: 'Sent you a message',
  messages: '{count, plural, one {# new message} other {# new messages}}',
  photo: 'Sent you a photo',
  gift: 'Sent you a gift',
  gif: 'Sent you a GIF',
  like: '{name} likes you',
  likes: '{name} and {count, plural, one {# other} other {# others}} like you',
  like_text: 'Have a look, whenever it suits you.',
  match: 'You and {name} like each other',
  match_text: 'A good moment to say hello.',
} as const;
