export const staff_signals = {
  waiting: '{count, plural, =0 {nobody is waiting} one {# is waiting} other {# are waiting}}',
  caption: 'Members limited by signals',
  none: 'Nobody is limited. That’s good news.',
  member: 'Member',
  level: 'Level',
  every_level: 'Every level',
  show: 'Show',
  everybody: 'Everyone',
  only_waiting: 'Waiting for a decision',
  signals: 'Why',
  times: '{name} ({count, number})',
  score: 'Score',
  points: '{count, plural, one {# point} other {# points}}',
  since: 'Since',
  decided: 'Decided',
  decided_by: 'by {name}',
  not_decided: 'Nobody yet',
  banned: 'banned',
  profile: 'The member',
  list: 'All signals',
  no_signals: 'There are no signals about this member.',
  signal: 'Signal',
  when: 'When',
  counts: 'Counts',
  yes: 'Yes',
  forgiven: 'No, forgiven',
  for_days: 'Days',
  days_hint: 'Leave this empty for a permanent ban.',
  reason: 'Why?',
  reason_clear: 'For the audit log; at least 5 characters.',
  reason_member: 'In plain words: the member reads this.',
  rule: 'Rule',
  rule_none: 'Choose a rule',
  done: 'Done',
} as const;

export const staff_signal_level = {
  slowed: 'Slowed down',
  review: 'To be looked at',
  stopped: 'Stopped',
} as const;

export const staff_signal = {
  repeated_opener: 'Same first message to many',
  link: 'Link in a first message',
  payment_words: 'Payment words in a first message',
  blocked: 'Blocked by people who don’t know each other',
  reported: 'Reported by people who don’t know each other',
  disposable_address: 'Throwaway address',
  hosting_network: 'Signed up from a hosting company',
  banned_mailbox: 'Mailbox of a banned account',
  banned_payment: 'Card or account of a banned member',
  similar_name: 'Imitates a name',
} as const;

export const staff_signal_act = {
  clear: 'Lift',
  slow: 'Slow down',
  stop: 'Stop',
  ban: 'Ban',
} as const;

export const staff_signal_act_title = {
  clear: 'Lift the limits on {name}?',
  slow: 'Slow down {name}?',
  stop: 'Stop {name}?',
  ban: 'Ban {name}?',
} as const;

export const staff_signal_act_text = {
  clear:
    'The limits end, and the signals so far no longer count. The member can also keep paying with the card or account that made us look. Your reason goes into the audit log.',
  slow: 'From now on only a few new people a day, until one of you lifts this. The member reads your reason and can appeal.',
  stop: 'No messages to anyone new until one of you lifts this. The member reads your reason and can appeal.',
  ban: 'All sessions end, and nobody sees the profile. The member reads your reason and can appeal.',
} as const;
