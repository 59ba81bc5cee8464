export const staff_people = {
  name: 'Name',
  email: 'Email',
  roles: 'Roles',
  state: 'State',
  last_login: 'Last login',
  acts: 'Actions',
  you: 'This is you',
  no_factor: '(no second step yet)',
  invite: 'Invite',
  invite_title: 'Invite somebody',
  invited: 'The invitation is on its way to {email}.',
  change_roles: 'Roles',
  roles_title: 'Roles of {name}',
  roles_text: 'A change takes effect at once: all sessions of this person end.',
  roles_changed: 'The roles are changed.',
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

export const staff_deactivate = {
  act: 'Take away',
  title: 'Take away the login of {name}?',
  text: 'All sessions end at once. What this person did stays in the audit log.',
  done: 'The login is taken away.',
};

export const staff_reset = {
  act: 'Reset second step',
  title: 'Reset the second step of {name}?',
  text: 'For somebody who lost a phone or a passkey. Make sure it’s really them: call, or look them in the eye. Their sessions end, and at the next login they set up a new second step.',
  done: '{name} can set up a new second step at the next login.',
};
