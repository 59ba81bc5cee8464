export const staff_members = {
  find: 'Find',
  find_hint: 'Name, ID, email or payment',
  wrong: 'You can’t search for this.',
  empty: 'No members match.',
  all: 'All',
  name: 'Name',
  age: 'Age',
  place: 'Place',
  state: 'State',
  country: 'Country',
  frozen: 'Frozen',
  not_frozen: 'Not frozen',
  premium: 'Premium',
  free: 'Not premium',
  fictional: 'Fictional',
  real: 'Real',
  signed_up: 'Signed up',
  since: 'Signed up from',
  until: 'Signed up before',
  last_seen: 'Last seen',
  never: 'Never',
  more_filters: 'More filters',
};

export const staff_status = {
  not_confirmed: 'Not confirmed',
  active: 'Active',
  deleting: 'Being deleted',
  banned: 'Banned',
};

export const staff_member = {
  banned_until: 'Banned until',
  for_good: 'For good',
  parts: 'Parts of this page',
  shown: 'What the site shows',
  private: 'Private data',
  photos: 'Photos',
  id: 'Profile ID',
  account_id: 'Account ID',
  yes: 'Yes',
  no: 'No',
  none: 'Nothing.',
  frozen_since: 'Frozen since',
  explanation: 'What the member reads about it',
  explanation_hint: 'You can leave this empty. The reason above is for colleagues only.',
  erased_at: 'Erased on',
  verified: 'Main photo verified',
  invisible: 'Invisible',
  about_me: 'About me',
  email: 'Email',
  birth_date: 'Date of birth',
  language: 'Language',
  confirmed: 'Email confirmed',
  login: 'Logs in with',
  login_text:
    '{password, select, yes {a password} other {no password}}, {passkeys, plural, =0 {no passkeys} one {# passkey} other {# passkeys}}',
  notifications: 'Gets no emails',
  blocks: 'Blocked by members',
  came_by: 'Came via',
  notes: 'Notes',
  new_note: 'New note',
  note_hint: 'Colleagues read this, and members find it in their export. Write what you’d say to them.',
  add_note: 'Add note',
  note_added: 'The note has been added.',
  delete_note: 'Delete',
  reports: 'Reports',
  payments: 'Payments',
  payment: '{amount} for {credits, plural, one {# credit} other {# credits}}, {method}: {state}',
  sessions: 'Sessions',
  unknown_browser: 'Unknown browser',
  emails: 'Emails',
  email_line: '{subject} ({state, select, sent {sent} failed {failed} other {waiting}})',
  decisions: '{strikes, plural, =0 {Decisions} one {Decisions (# strike)} other {Decisions (# strikes)}}',
  history: 'History',
};

export const staff_act = {
  freeze: 'Freeze',
  unfreeze: 'Unfreeze',
  end_sessions: 'End sessions',
  confirm: 'Confirm email',
  ban: 'Ban',
  lift_ban: 'Lift the ban',
  delete: 'Delete account',
};

export const staff_act_title = {
  freeze: 'Freeze {name}?',
  unfreeze: 'Unfreeze {name}?',
  end_sessions: 'End all of {name}’s sessions?',
  confirm: 'Confirm {name}’s email address?',
  ban: 'Ban {name}?',
  lift_ban: 'Lift {name}’s ban?',
  delete: 'Delete {name}’s account?',
};

export const staff_act_text = {
  freeze:
    'Nobody else sees this member anymore, and they can only read. They get an email about it. You can unfreeze them at any time.',
  unfreeze: 'Everything is as it was, and the member gets an email.',
  end_sessions: 'They’re logged out everywhere, and can log in again with their password or passkey.',
  confirm: 'Only do this if they’ve shown that the address is theirs. Their profile becomes visible.',
  ban: 'The profile disappears, all sessions end, and the address can’t sign up again. They read the rule and your reason, and can appeal. After a permanent ban, we refund the bought credits that are left.',
  lift_ban:
    'They can log in again, and everything is still there. The decision no longer counts, and they get an email.',
  delete:
    'The profile disappears right away. They get an email with a link to come back within 14 days; then everything is gone.',
};

export const staff_act_done = {
  freeze: 'The account is frozen.',
  unfreeze: 'The account is no longer frozen.',
  end_sessions: 'All sessions have ended.',
  confirm: 'The email address is confirmed.',
  ban: 'The member is banned.',
  lift_ban: 'The ban has been lifted.',
  delete: 'The account is being deleted.',
};

export const staff_report = {
  about: 'About this member: {reason} ({reference}{closed, select, yes {, closed} other {, open}})',
  by: 'By this member: {reason} ({reference}{closed, select, yes {, closed} other {, open}})',
};
