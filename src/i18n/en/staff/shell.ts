export const staff_nav = {
  office: 'back office',
  menu: 'Menu',
  sections: 'Sections',
  today: 'Today',
  reports: 'Reports',
  appeals: 'Appeals',
  complaints: 'Complaints',
  members: 'Members',
  photos: 'Photos',
  money: 'Money',
  staff: 'Staff',
  site: 'Site',
  signals: 'Signals',
  transparency: 'Transparency',
  audit: 'Audit log',
  emails: 'Emails',
  jobs: 'Jobs',
  partners: 'Partners',
};

export const staff_role = {
  support: 'Support',
  moderator: 'Moderator',
  finance: 'Finance',
  admin: 'Admin',
};

export const staff_keys = {
  title: 'Keyboard shortcuts',
  search: 'To the search field',
  leave: 'Leave a field',
  decide: 'To the decision or answer',
  next_row: 'Next row',
  previous_row: 'Previous row',
  on: 'Use single keys',
  on_hint: 'Turn this off if you dictate, or if your keyboard gets in the way.',
};

export const staff_ask = {
  code: 'Six-digit code',
  code_title: 'Is it still you?',
  code_text: 'This isn’t easy to undo. Open your authenticator app and type the code it shows now.',
  passkey_text: 'This isn’t easy to undo. Confirm once more that it’s you.',
  reason: 'Reason',
  reason_title: 'Why do you need to look?',
  reason_text:
    'This is private. Your reason stays in the audit log, and members find it in their data export.',
  confirm: 'Confirm',
  open: 'Open for half an hour',
};

export const staff_ui = {
  order: 'Order',
  csv: 'Download as CSV',
  more: 'Show more',
  filter: 'Filter',
  clear: 'Clear filters',
  type_word: 'Type “{word}” to confirm',
  word_differs: 'That’s a different word.',
  reason_short: 'Write at least five characters.',
};

export const staff_error = {
  role: 'Your roles don’t give access to this page',
  role_help: 'Someone with the admin role can change what you can do.',
  missing: 'There’s nothing at this address',
  missing_help: 'Someone else may have handled or deleted it in the meantime.',
  broken: 'This page didn’t work',
  broken_help: 'Try again. If it keeps happening, tell whoever runs the server.',
  today: 'Go to today',
};

/** The orders of lists. */
export const staff_order = {
  agreed_asc: 'Earliest agreed first',
  agreed_desc: 'Latest agreed first',
  amount_asc: 'Lowest amount first',
  amount_desc: 'Highest amount first',
  answered_asc: 'Earliest answer first',
  answered_desc: 'Latest answer first',
  code_asc: 'Code, A to Z',
  code_desc: 'Code, Z to A',
  decided_asc: 'Earliest decision first',
  decided_desc: 'Latest decision first',
  due_asc: 'Most urgent first',
  last_seen_asc: 'Least recently seen first',
  last_seen_desc: 'Most recently seen first',
  made_asc: 'Oldest first',
  made_desc: 'Newest first',
  name_asc: 'Name, A to Z',
  name_desc: 'Name, Z to A',
  score_asc: 'Lowest score first',
  score_desc: 'Highest score first',
  sent_asc: 'Earliest sent first',
  sent_desc: 'Latest sent first',
  signed_up_asc: 'Earliest sign-up first',
  signed_up_desc: 'Latest sign-up first',
  since_asc: 'Earliest change first',
  since_desc: 'Latest change first',
  time_asc: 'Oldest first',
  time_desc: 'Newest first',
};
