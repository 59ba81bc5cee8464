export const staff_today = {
  unchecked: 'Not checked yet.',
  waits: 'What’s waiting',
  nothing: 'Nothing is waiting. Enjoy the quiet.',
  oldest: 'The oldest: <when></when>',
  due: 'Due <when></when>',
  late: 'Late: was due <when></when>',
  works: 'What runs automatically',
  fine: 'All good.',
  checked: 'Checked <when></when>.',
};

export const staff_waiting = {
  reports: 'Reports',
  appeals: 'Appeals',
  complaints: 'Complaints',
  photos: 'Photos',
  verifications: 'Selfies to compare',
  refunds: 'Refunds',
  corrections: 'Credits for a second person',
  signals: 'Signs of abuse',
};

export const staff_health = {
  emails: 'Email',
  jobs: 'Jobs',
  reconciliation: 'Books',
  payments: 'Payment provider',
};

export const staff_health_problem = {
  emails: '{count, plural, one {# email is} other {# emails are}} stuck.',
  jobs: '{count, plural, one {# job has} other {# jobs have}} failed.',
  reconciliation: '{count, plural, one {# thing doesn’t} other {# things don’t}} add up.',
  payments: '{count, plural, one {# payment} other {# payments}} failed today, because nobody answered.',
};

export const staff_figures = {
  title: 'Figures',
  periods: 'Period',
  period: '{days, number} days',
  counted: 'Counted <when></when>, by day in the time zone of the site.',
  none: 'Nothing has been counted yet.',
  show: 'Show the numbers',
  hide: 'Hide the numbers',
  day: 'Day',
  minutes: '{minutes, number} min',
  hours: '{hours, number} h',
  milliseconds: '{ms, number} ms',
  today: '{name}: {value} today',
  latest: '{name}: {value} recently',
  others: 'and {count, plural, one {# more currency} other {# more currencies}} in the numbers',
  total: '{name}: {value} in total',
};

export const staff_chart = {
  sign_ups: 'Sign-ups',
  activity: 'Active members',
  messages: 'Messages',
  revenue: 'Revenue',
  decisions: 'Time to a decision',
  responses: 'Response time of the server',
};

export const staff_figure = {
  sign_ups: 'Signed up',
  confirmed: 'Confirmed',
  active: 'Active',
  messages: 'Sent',
  revenue: 'Revenue',
  decision_minutes: 'Median',
  response_median: 'Median',
  response_slow: 'Slowest 5%',
};
