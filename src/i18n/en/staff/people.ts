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
  invite_title: 'Invite someone',
  invited: 'The invitation is on its way to {email}.',
  change_roles: 'Roles',
  roles_title: '{name}’s roles',
  roles_text: 'A change takes effect right away: all of this person’s sessions end.',
  roles_changed: 'The roles have been changed.',
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
  deactivated: 'Access removed',
};

export const staff_deactivate = {
  act: 'Remove access',
  title: 'Remove {name}’s access?',
  text: 'All their sessions end right away. What this person did stays in the audit log.',
  done: 'Access has been removed.',
};

export const staff_reset = {
  act: 'Reset second step',
  title: 'Reset {name}’s second step?',
  text: 'For someone who lost a phone or a passkey. Make sure it’s really them: call, or look them in the eye. Their sessions end, and at the next login they set up a new second step.',
  done: '{name} can set up a new second step at the next login.',
};
