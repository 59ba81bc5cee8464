/** Why the first messages of a member are limited, in decisions. */
export const signal_reason = {
  repeated_opener: 'You sent nearly the same first message to many people in one day.',
  link: 'Your first messages contain links to other sites.',
  payment_words: 'Your first messages are about payments.',
  blocked: 'Several members who don’t know each other have blocked you.',
  reported: 'Several members who don’t know each other have reported you.',
  disposable_address: 'Your email address is a throwaway one.',
  hosting_network: 'You signed up from the network of a hosting company.',
  banned_mailbox: 'Your mailbox belongs to an account that we blocked.',
  banned_payment: 'One of your payments needs a closer look.',
  similar_name: 'Your name, as you write it, can give people the wrong idea of who you are.',
} as const;

export const signal_follow = {
  slowed: 'It ends automatically when this stops.',
  person: 'One of us will look at it. It ends sooner if we got it wrong.',
} as const;

export const signal = {
  repeated_opener: 'Nearly the same first message to many people',
  link: 'A link in a first message',
  payment_words: 'Words about payments in a first message',
  blocked: 'Blocked by members',
  reported: 'Reported by members',
  disposable_address: 'A throwaway email address',
  hosting_network: 'Sign-up from the network of a hosting company',
  banned_mailbox: 'The mailbox of a blocked account',
  banned_payment: 'A payment that needs a closer look',
  similar_name: 'How your name is written',
} as const;

export const signals_export = {
  title: 'Signs of abuse',
  none: 'Your first messages aren’t limited.',
} as const;

export const signal_state = {
  slowed: 'You can message fewer new people than usual.',
  review: 'You can only message a few new people until one of us has looked at it.',
  stopped: 'You can’t message new people until one of us has looked at it.',
} as const;
