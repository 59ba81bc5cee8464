export const weekly_mail = {
  subject_week: 'Your week on {site}',
  preview: 'What’s new for you this week.',
  unread_messages: '{count, plural, one {# unread message is waiting} other {# unread messages are waiting}} for you.',
  likes: '{count, plural, one {One member likes you. Want to know who?} other {# members like you. Want to know who?}}',
  visits: '{count, plural, one {One member has} other {# members have}} viewed your profile this week.',
  members: '{count, plural, one {This member is new near you and matches your preferences:} other {These members are new near you and match your preferences:}}',
  members_anywhere: '{count, plural, one {This member is new and matches your preferences:} other {These members are new and match your preferences:}}',
  card: 'New, {distance}',
  card_new: 'New',
  button_messages: 'Read your messages',
  button_likes: 'See your likes',
  button_members: 'See members',
} as const;
