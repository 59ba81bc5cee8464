export const closed_signup = {
  title: 'Sign-up is by invitation only',
  text: '{site} is only open to people with an invitation right now. Do you know a member? Ask for an invitation: its link lets you in.',
  invitation_title: 'This invitation doesn’t work',
} as const;

export const complete_signup = {
  title: 'Finish signing up',
  welcome: 'Welcome, {name}',
  text: 'Choose a password and agree to the terms, and you’re in.',
  submit: 'Create account',
  over_title: 'Link expired or invalid',
  over_text: 'This link has already been used or is no longer valid. If you already finished signing up, log in. Otherwise, just sign up here.',
  over_member: 'This link has already been used or is no longer valid. You’re logged in, so you don’t need it anymore.',
} as const;
