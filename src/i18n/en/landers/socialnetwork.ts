export const lander_socialnetwork = {
  title: 'Men to meet, not to follow',
  title_everyone: 'People to meet, not to follow',
  lead: 'No followers, no ads. Just members, and what they choose to show.',
  circle: 'Members you can already see',
  drawn: 'What it looks like',
  first: 'Choose a name first, then you can send likes and messages.',
  join: 'Join in',
  like: 'Like {name}: choose a name first',
  write: 'Message {name}: choose a name first',
  promise: 'Our promise',
} as const;
