export const settings = {
  language_and_theme: 'Language and display',
  language_hint: 'Our emails are in this language too.',
  theme: 'Display',
  theme_auto: 'Automatic',
  theme_light: 'Light',
  theme_dark: 'Dark',
  theme_chosen: 'Display: {name}',
  switched_on: '“{label}” is on',
  switched_off: '“{label}” is off',
  blocked: 'Blocked members',
  blocked_hint: 'You don’t see each other. Names are as they were when you blocked them.',
  blocked_none: 'You haven’t blocked anyone. You can block someone on their profile, under the three dots.',
  unblock_name: 'Unblock {name}',
  account: 'Account',
  security: 'Security',
  data: 'Your data and account',
  since: 'Member since {date}',
  confirmed: 'confirmed',
  not_confirmed: 'not confirmed yet',
  membership: 'Membership',
  member_since: 'Member since',
} as const;

export const password_settings = {
  intro: 'You’ll be logged out on your other devices.',
  old: 'Old password',
  submit: 'Change password',
  done: 'Your password has been changed. You’re logged out on your other devices.',
} as const;

/** Texts of the reauthentication. */
export const reauthentication = {
  password: 'Your password',
} as const;

export const email_settings = {
  intro: 'Your current address is {email}.',
  new: 'New email address',
  another: 'Use another address',
  hint: 'We’ll send a link there. Until you open it, your old address stays in use.',
  submit: 'Change address',
  asked: 'An email is on its way.',
  waiting: 'Waiting for {email} to be confirmed',
  waiting_text: 'Open the link in the email we sent there. It works until {until}.',
  cancel: 'Don’t change it',
  cancelled: 'Your address stays as it is.',
} as const;

export const sessions = {
  title: 'Logins and devices',
  intro: 'These are your logins. Don’t recognize one? Log it out and choose a new password.',
  on: '{browser} on {system}',
  unknown: 'Unknown device',
  nowhere: 'Place unknown',
  current: 'This device',
  begun: 'Logged in: {when}',
  used: 'last used: {when}',
  active: 'in use now',
  end: 'Log out',
  end_name: 'Log out {name}',
  ended: '{name} is logged out.',
  alone: 'You’re not logged in anywhere else.',
  others: 'Log out all others',
  others_ended: 'All others are logged out.',
  everywhere: 'Log out everywhere',
  everywhere_hint:
    'This button logs you out here too. After that, every browser counts as new: we’ll email you the first time you log in with it.',
};

export const passkeys = {
  title: 'Passkeys',
  intro:
    'With a passkey, you log in with your fingerprint, your face or your device’s PIN. There’s nothing to remember and nothing to guess.',
  none: 'You don’t have a passkey yet.',
  add: 'Add a passkey',
  added: '“{name}” was added. You can log in with it right away.',
  cancelled: 'No passkey was added: it was canceled on your device. Nothing has changed.',
  known: 'This device already has a passkey for your account.',
  unsupported: 'This browser doesn’t support passkeys.',
  created: 'Added: {when}',
  unused: 'not used yet',
  rename: 'Rename',
  rename_name: 'Rename “{name}”',
  name: 'Name',
  renamed: 'The passkey is now called “{name}”.',
  remove: 'Remove',
  remove_name: 'Remove “{name}”',
  remove_question: 'Remove “{name}”?',
  remove_text: 'You’ll no longer be able to log in with it. Your password still works.',
  removed: '“{name}” has been removed. You can no longer log in with it.',
  reauthentication: 'Just checking',
  reauthentication_text: 'You logged in a while ago. Type your password, so we know it’s you.',
  reauthentication_submit: 'Continue',
};

export const deletion = {
  title: 'Delete account',
  step: 'Step {step, number} of {steps, number}',
  next: 'Continue',
  stay: 'Stay after all',
  reason_title: 'Why are you leaving?',
  reason_hint: 'It helps us learn. If you’d rather not say, just continue.',
  remarks: 'What would you like to tell us?',
  remarks_hint: 'Optional. At most {max, number} characters.',
  what_title: 'What happens',
  what_now:
    'Right away: nobody sees you anymore. Your profile, photos, likes and conversations are gone from every list, and you’re logged out everywhere.',
  what_until:
    'Until {until}: you can come back with the link in the email you get. Everything will be as it was.',
  what_after:
    'After that: we erase everything for good. Conversations disappear for the other person too. Only the payment records we must keep by law stay, separate from your profile.',
  what_credits:
    'You still have {count, plural, one {# free credit} other {# free credits}}. {count, plural, one {It disappears} other {They disappear}} too.',
  what_back:
    'For your {credits, plural, one {# bought credit} other {# bought credits}}, we’ll refund {money} the way you paid.',
  what_uncollected:
    '{money} of that hasn’t been collected from your account yet. If it still hasn’t been by then, we won’t collect it.',
  what_instead: 'Just want to be out of sight for a while? <link>Go invisible</link>.',
  reauthentication_title: 'One last thing: is it really you?',
  reauthentication_text: 'Your password tells us it’s really your choice.',
  reauthentication_passkey: 'You just logged in with your passkey: that’s enough.',
  submit: 'Delete my account',
  offer_title: 'Would {percentage, number}% off make you stay?',
  offer_text:
    'You’ll get a code for your next bundle, valid for {days, number} days. We only ask this once, whatever you choose.',
  offer_accept: 'Yes, I’ll stay',
  offer_decline: 'No, continue deleting',
  offered_title: 'Glad you’re staying',
  offered_text: 'You’ll also find your code on your credits page.',
  offered_link: 'See your credits',
};

export const discount = {
  title: 'Your discount: {percentage, number}%',
  until: 'For one purchase of credits, until {until}.',
  always: 'For one purchase of credits.',
  code: 'Code',
  copy: 'Copy',
  copied: 'Code copied',
};

export const delete_reason = {
  price: 'Too expensive',
  found_someone: 'I found someone',
  not_looking: 'Not looking right now',
  site_problems: 'The site didn’t work well',
  no_members: 'Too few members near me',
  time: 'It takes too much time',
  other: 'Something else',
};

export const discretion = {
  title: 'Discretion',
  intro: 'For when others can see your screen, your phone or your email.',
  mode: 'Discreet mode',
  mode_text:
    'The tab is called “{name}” and gets a neutral icon. Emails and notifications come from “{name}” too, and mention no names. If you install the app after that, it gets the same name and icon. In this browser, it works before you even log in.',
  exit_text:
    'One press and you’re on {site}. The back button won’t bring anyone back here. We keep what you typed.',
  key: 'Key',
  key_escape: 'Escape twice',
  key_shift: 'Shift three times',
  key_f9: 'F9',
  key_off: 'Only the button at the top',
  key_saved: 'Key saved',
  on: 'On',
  off: 'Off',
} as const;

export const privacy = {
  seen: 'Who sees you',
  row: 'Invisible, online, read, visits',
  shared: 'What others can see',
  mirror: 'If you turn something off, you won’t see it about others either.',
  presence: 'Online',
  presence_text: 'Others can see if you’re online, or were online today.',
  read_text: 'In a conversation, the other person sees that you’ve read a message.',
  typing: 'Typing',
  typing_text: 'In a conversation, the other person sees that you’re typing.',
  visits: 'Visits',
  visits_text: 'When you view a profile, that member can see that you were there.',
  gifts: 'Gifts on your profile',
  gifts_text: 'Members see which gifts you got and how many, but never who gave them.',
} as const;

export const invitations = {
  title: 'Invitations',
  intro:
    'An invitation lets one person sign up, even when sign-up is closed to others. Each link works once, for {days, number} days. Nobody sees who you invite.',
  unconfirmed: 'Confirm your email address first. After that you can invite people here.',
  make: 'Create an invitation',
  make_another: 'Create another',
  left: 'You can create {left, number} more now.',
  none_left: 'You have {open, number} open invitations, the maximum.',
  ready: 'Your invitation is ready',
  once: 'Share the link now: we can’t show it again later.',
  link: 'Your invitation link',
  share: 'Share',
  copy: 'Copy the link',
  copied: 'Copied',
  share_text: 'Join me on {site}?',
  made: 'Your invitations',
  made_on: 'Created on {day}',
  open: 'Valid until {day}',
  used: 'Used',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
  withdraw: 'Withdraw',
  withdraw_made: 'Withdraw the invitation from {day}',
  withdrawn_now: 'The invitation has been withdrawn.',
} as const;

export const own_data = {
  title: 'Your data',
  intro:
    'A copy of everything we keep about you: your account, profile, photos, likes, conversations and credits. You open it in your browser, and other programs can read it too.',
  ask: 'Ask for a copy',
  ask_hint: 'It usually takes a few minutes. You’ll get an email when it’s ready.',
  making: 'We’re making your copy',
  making_text: 'You don’t have to wait here: you’ll get an email when it’s ready.',
  ready: 'Your copy is ready',
  ready_text: '{size}, made on {made}. You can download it until {until}.',
  password_hint: 'This way we know it’s you, even if someone else has your phone.',
  log_in_again: 'Log in again to download your copy. This way we know it’s you.',
  download: 'Download',
  downloading: 'Your download is starting.',
  failed: 'That didn’t work',
  failed_text: 'That’s on us. You can try again right away.',
  again: 'Ask for a new copy',
  again_hint: 'The new one replaces this one.',
  next: 'You can ask for a new copy from {when}.',
  inside:
    'Keep the file where only you can get to it: anyone who opens it can read your conversations and see your photos.',
};
