export const likes_mail = {
  subject_like: '{count, plural, one {Someone is interested in you} other {# members are interested in you}}',
  subject_match: '{count, plural, one {The interest is mutual} other {# members are interested in you too}}',
  subject_both: 'People are interested in you',
  subject_visits: '{count, plural, one {Someone has} other {# members have}} viewed your profile',
  preview: 'Take your time to see who it is.',
  likes: 'You have {count, plural, one {a new like} other {# new likes}}.',
  matches: 'You have {count, plural, one {a new match} other {# new matches}}. You like each other, so the first step has already been taken.',
  visits: '{count, plural, one {One member has} other {# members have}} viewed your profile.',
  visits_premium: 'Premium members see who {count, plural, one {it is} other {they are}}.',
  visitors: '{names} {count, plural, one {has} other {have}} viewed your profile.',
  visitors_more: '{names} and {count, plural, one {# other member} other {# other members}} have viewed your profile.',
  card_like: 'Likes you',
  card_match: 'You like each other',
  more: '{count, plural, one {# more member is} other {# more members are}} on your list.',
  button: 'See your likes',
  button_match: 'See your matches',
  button_visits: 'See your visitors',
  button_profile: 'See members',
} as const;

export const visitor_name = {
  fictional: '{name} (fictional profile)',
} as const;
