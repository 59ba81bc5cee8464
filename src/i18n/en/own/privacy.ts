/** What others learn of a member, and what they do not. */
export const privacy = {
  seen: 'Who sees you',
  row: 'Invisible, online, read, visits',
  told: 'What others notice of you',
  mirror: 'What you turn off, you don’t see of others either.',
  presence: 'Online',
  presence_text: 'Others see whether you are online or were today.',
  read: 'Read',
  read_text: 'In a conversation the other one sees that you read a message.',
  typing: 'Typing',
  typing_text: 'In a conversation the other one sees that you are writing.',
  visits: 'Visits',
  visits_text: 'Members whose profile you open see that you visited.',
  gifts: 'Gifts on your profile',
  gifts_text: 'Members see which gifts you were given, and how many. Never by whom.',
} as const;
