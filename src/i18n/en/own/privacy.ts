/** What others see of a member. */
export const privacy = {
  seen: 'Who sees you',
  row: 'Invisible, online, read, visits',
  told: 'What others can see',
  mirror: 'What you turn off, you won’t see from others either.',
  presence: 'Online',
  presence_text: 'Others see if you’re online, or were today.',
  read: 'Read',
  read_text: 'In a conversation, the other person sees that you’ve read a message.',
  typing: 'Typing',
  typing_text: 'In a conversation, the other person sees that you’re typing.',
  visits: 'Visits',
  visits_text: 'When you view a profile, that member can see that you were there.',
  gifts: 'Gifts on your profile',
  gifts_text: 'Members see which gifts you got, and how many. Never from whom.',
} as const;
