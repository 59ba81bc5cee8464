export const staff_today = {
  waiting: 'This is waiting for somebody.',
  nothing: 'Nothing is waiting. Enjoy the quiet.',
  oldest: 'The oldest: <when></when>',
};

export const staff_waiting = {
  reports: 'Reports',
  appeals: 'Appeals',
  complaints: 'Complaints',
  verifications: 'Selfies to compare',
  refunds: 'Refunds',
  failed_jobs: 'Failed jobs',
  emails: 'Unsent emails',
};
