export const staff_audit = {
  when: 'When',
  person: 'Who',
  everybody: 'Everybody',
  command: 'Command on the server',
  unknown: 'Unknown address',
  action: 'Act',
  action_wrong: 'An act is written like “reports” or “reports.decide”.',
  member: 'Member (ID of the profile)',
  member_wrong: 'This is no ID of a profile.',
  subject: 'Member',
  reason: 'Reason',
  details: 'Details',
  seq: 'No.',
  empty: 'Nothing has been recorded yet.',
  no_match: 'No entries match.',
  broken:
    'Somebody changed or removed entries behind the log’s back: the first wrong one is no. {seq}. Tell whoever runs the server now.',
};
