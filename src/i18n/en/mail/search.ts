export const weekly_mail = {
  subject_week: 'Your week on {site}',
  preview: 'What this week brought you.',
  unread_messages: '{count, plural, one {# unread message is waiting} other {# unread messages are waiting}} for you.',
  likes: '{count, plural, one {One member likes you. Curious who?} other {# members like you. Curious who?}}',
  visits: '{count, plural, one {One member has} other {# members have}} viewed your profile this week.',
  members: '{count, plural, one {This member is new near you and fits your preferences:} other {These members are new near you and fit your preferences:}}',
  members_anywhere: '{count, plural, one {This member is new and fits your preferences:} other {These members are new and fit your preferences:}}',
  card: 'New, {distance}',
  card_new: 'New',
  button_messages: 'Read your messages',
  button_likes: 'See your likes',
  button_members: 'See members',
} as const;
