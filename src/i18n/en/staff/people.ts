export const staff_people = {
  name: 'Name',
  email: 'Email',
  roles: 'Roles',
  state: 'State',
  last_login: 'Last login',
  acts: 'Change',
  you: 'This is you',
  no_app: '(no authenticator app yet)',
  invite: 'Invite',
  invite_title: 'Invite somebody',
  invited: 'The invitation is on its way to {email}.',
  change_roles: 'Roles',
  roles_title: 'Roles of {name}',
  roles_text: 'A change takes effect at once: all sessions of this person end.',
  roles_changed: 'The roles are changed.',
  deactivate: 'Take away',
  deactivate_title: 'Take away the login of {name}?',
  deactivate_text: 'All sessions end at once. What this person did stays in the audit log.',
  deactivated: 'The login is taken away.',
};

export const staff_role_hint = {
  support: 'Members, complaints, emails',
  moderator: 'Members, photos, reports, bans, complaints',
  finance: 'Payments, refunds, prices, credits',
  admin: 'Everything',
};

export const staff_state = {
  invited: 'Invited',
  active: 'Active',
  deactivated: 'Taken away',
};
