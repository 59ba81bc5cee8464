/** Subjects and previews are neutral, because other people may see the screen. */
export const activation_mail = {
  subject: 'Confirm your email address for {site}',
  preview: 'One click and your account is active.',
  text: 'Good to have you here. Confirm that this is your email address, so others can see your profile and we can deliver your messages.',
  button: 'Activate account',
  expires: 'The link works for {days, plural, one {# day} other {# days}}.',
  not_you: 'Didn’t sign up? Open the link and choose “That wasn’t me”: we’ll delete the account right away. If you do nothing, it will disappear after {days, number} days.',
};

/** Only sites that hide whether an account exists send this email. */
export const account_exists_mail = {
  subject: 'You already have an account on {site}',
  preview: 'You can simply log in.',
  text: 'Someone tried to sign up with this email address. Was it you? You already have an account, so you can simply log in.',
  button: 'Log in',
  not_you: 'Not you? Then you don’t need to do anything: nothing has changed and nobody has seen anything.',
};

export const mail_parts = {
  greeting: 'Hi {name},',
  greeting_unnamed: 'Hi,',
  link: 'Button not working? Open this link:',
  sent_by: '{company}, {address}, {city}',
  support: 'Questions? Email {email}.',
};

/** Subjects and previews are neutral, because other people may see the screen. */
export const password_reset_mail = {
  subject: 'Choose a new password for {site}',
  preview: 'Use the button to choose a new password.',
  text: 'You asked for a new password. Choose it with the button below. You’ll be logged in right away, and logged out on all your other devices.',
  button: 'Choose a new password',
  expires: 'The link works once, for {hours, plural, one {# hour} other {# hours}}.',
  not_you: 'Didn’t ask for this? Then you don’t need to do anything: your password stays the same.',
} as const;

export const password_changed_mail = {
  subject: 'Your {site} password has been changed',
  preview: 'Not you? Read on.',
  text: 'You have a new password now. You’re logged out on all your other devices.',
  passkeys: 'Your passkeys were removed, in case someone else had added one. You can create a new one in your settings.',
  not_you: 'Not you? Choose a new password right away: that locks out anyone who can get into your account now.',
  button: 'That wasn’t me',
} as const;

export const email_change_mail = {
  subject: 'Confirm your new email address for {site}',
  preview: 'One click and this is your address.',
  text: 'You asked to use this email address for your account. Use the button to confirm that it’s yours. Until then, your old address stays in use.',
  button: 'Use this address',
  expires: 'The link works once, for {hours, plural, one {# hour} other {# hours}}.',
  not_you: 'Didn’t ask for this? Then you don’t need to do anything.',
} as const;

export const email_change_asked_mail = {
  subject: 'A new email address for your {site} account',
  preview: 'Not you? Read on.',
  text: 'Your account will get a new email address once it’s confirmed: {email}. Until then, this one stays in use.',
  not_you: 'Not you? Then someone else knows your password. Choose a new one: that stops the change and logs everyone out.',
  button: 'That wasn’t me',
} as const;

export const email_changed_mail = {
  subject: 'Your {site} email address has been changed',
  preview: 'Not you? You can undo it.',
  text: 'Your account now uses {email}. This address is no longer part of it.',
  again: 'Your account now uses another email address. This one is no longer part of it.',
  not_you: 'Not you? Undo it with the button. Then this address is yours again, everyone is logged out, and we’ll send you a link to choose a new password.',
  button: 'Undo the change',
  expires: 'You can undo it for {days, plural, one {# day} other {# days}}.',
} as const;

/** Subject and preview are neutral, because other people may see the screen. */
export const new_login_mail = {
  subject: 'New login on {site}',
  preview: 'Was this you?',
  text: 'Someone logged in to your account from a browser we don’t know yet:',
  device: '{browser} on {system}, {country}',
  browser_unknown: 'an unknown browser',
  system_unknown: 'an unknown device',
  country_unknown: 'country unknown',
  not_you: 'Not you? End this login and choose a new password at {address}',
  button: 'See your logins',
  you: 'If it was you, you don’t need to do anything.',
};

export const passkey_mail = {
  subject: 'Your {site} passkeys have changed',
  preview: 'Was this you?',
  added: 'A passkey was added to your account: “{passkey}”. You can log in with it without a password.',
  removed: 'The passkey “{passkey}” was removed from your account. Your password still works.',
  not_you: 'Not you? Check your passkeys and choose a new password at {address}',
  button: 'See your passkeys',
  you: 'If it was you, you don’t need to do anything.',
};

export const no_free_credits_mail = {
  subject: 'About your free credits on {site}',
  preview: 'Your address is confirmed. A word about your credits.',
  once: 'Your address is confirmed. Welcome! This mailbox already had free credits, and we only give them once. That’s why the {credits, plural, one {free credit} other {# free credits}} from your sign-up {credits, plural, one {has} other {have}} been taken off your balance.',
  unsent: 'Because of that, {count, plural, one {the message you had written wasn’t} other {the # messages you had written weren’t}} sent, and nobody saw {count, plural, one {it} other {them}}.',
  free: 'Searching, liking, matching and reading stay free. A bundle lets you keep writing.',
  button: 'See the bundles',
  why: 'An address with a plus sign in it, or with dots at Gmail, counts as the same mailbox.',
} as const;

/** Subject and preview are neutral, because other people may see the screen. */
export const deletion_mail = {
  subject: 'Your {site} account is being deleted',
  preview: 'You can still come back for a while.',
  text: 'Your account is hidden. Nobody can see your profile, your photos or your conversations anymore.',
  until: 'You can come back until {until}, and everything will be as it was. After that, we erase everything for good.',
  button: 'Bring me back',
  not_you: 'Didn’t delete your account? Use the button, then choose a new password.',
} as const;

export const export_mail = {
  subject: 'Your data from {site} is ready',
  preview: 'Log in to download it.',
  text: 'You asked for a copy of your data. It’s ready. To keep it safe, it isn’t in this email but in your account.',
  button: 'Download my data',
  expires: 'You can download it for {days, plural, one {# day} other {# days}}. After that, we delete it.',
  not_you: 'Didn’t ask for this? Then change your password, and check in your settings which devices are logged in.',
};

export const export_failed_mail = {
  subject: 'Your data from {site} isn’t ready yet',
  preview: 'It didn’t work. You can try again right away.',
  text: 'You asked for a copy of your data. We tried to make it several times, but it didn’t work. That’s on us, not on you. Please try again. If it fails again, let us know.',
  button: 'Ask again',
};

export const export_page = {
  reports: 'Reports you made',
  title: '{name}’s data',
  lead: 'Everything {site} had about you on {date}. About others, it only has what you could see yourself.',
  chapters: 'Chapters',
  files: 'The folder “data” has the same, for programs. Your photos are in the folder “photos”.',
  none: 'Nothing.',
  yes: 'Yes',
  no: 'No',
  account: 'Account',
  email: 'Email address',
  language: 'Language',
  signed_up: 'Signed up',
  terms: 'Terms accepted',
  came_by: 'How you found us',
  invitations: 'Invitations',
  invitation: 'Invitation, {used, select, yes {used} other {not used}}',
  confirmed: 'Email address confirmed',
  premium: 'Premium since',
  sessions: 'Logins',
  login_times: 'since {from}, last {last}',
  unknown_device: 'Unknown device',
  browsers: 'Browsers we know you by',
  browser: 'You logged in with this',
  passkeys: 'Passkeys',
  email_change: 'New email address, not confirmed yet',
  links: 'Links we emailed you',
  freezes: 'When your account was on hold',
  freeze: 'Without an explanation',
  freeze_times: 'from {from} until {until}',
  freeze_since: 'since {from}',
  emails: 'Emails of the last 30 days',
  profile: 'Profile',
  name: 'Name',
  birth_date: 'Date of birth',
  gender: 'Gender',
  country: 'Country',
  blocked: 'Blocked by you',
  word_filter: 'Hidden words',
  preferences: 'Who you want to see',
  preferences_are: '{from} to {until} years old, {is, select, near {within {km} km} other {at any distance}}',
  photos: 'Photos',
  photo_public: 'Public',
  photos_sent: 'Photos you sent',
  album: 'Closed album',
  album_shown_to: 'You share it with',
  album_shown_by: 'Albums shared with you',
  verification: 'Verified photo',
  selfie: 'Your selfie',
  discounts: 'Discount codes',
  payments: 'Payments',
  cards: 'Saved cards',
  searches: 'Saved searches',
  conversations: 'Conversations',
  email_feedback: 'Bounces and spam reports about our emails',
};

export const export_feedback = {
  bounce: 'Your email address didn’t work',
  temporary: 'An email could not be delivered',
  complaint: 'An email was reported as spam',
};

export const export_payment = {
  created: 'started',
  pending: 'being processed',
  completed: 'paid',
  failed: 'failed',
  cancelled: 'canceled',
  expired: 'expired',
  refunded: 'refunded',
  charged_back: 'reversed by the bank',
};

export const export_link = {
  activation: 'Confirm the email address',
  password_reset: 'Choose a new password',
  email_change: 'Confirm a new email address',
  email_revert: 'Undo a new email address',
  reactivation: 'Get the account back',
  notifications: 'Get emails again',
};

export const export_verification = {
  pose_shown: 'Pose asked for',
  pending: 'Selfie sent',
  verified: 'Verified',
  rejected: 'Rejected',
} as const;

/** To a member whose account staff froze: what that means is said, and how to object. */
export const frozen_mail = {
  subject: 'Your {site} account is on hold',
  preview: 'We’re looking into something. Here’s what that means.',
  text: 'We’re looking into something about your account. Until we’re done, nobody else sees your profile, and you can’t message anyone, like anyone or change anything. You haven’t lost anything.',
  why: 'Why: {reason}',
  can: 'You can still log in, read your messages, download your data and delete your account.',
  disagree: 'Do you think this is a mistake? Tell us, or email {email}. A person will read it.',
  button: 'Tell us',
};

export const unfrozen_mail = {
  subject: 'Your {site} account is back',
  preview: 'Everything is as it was.',
  text: 'We’re done, and your account is back: others can see your profile again, and your conversations and likes are as they were. Thank you for your patience.',
  button: 'Go to the site',
};

/** What people of the staff looked at, without their names. */
export const export_staff = {
  title: 'Who looked at your data',
  lookups: 'Looked at private data',
  notes: 'Notes about you',
  support: 'Customer service',
  moderator: 'Moderation',
  finance: 'Finance',
  admin: 'Administration',
  operator: 'The company behind the site',
};

export const export_contacts = {
  title: 'People you never want to meet here',
  list: 'Entries',
};

export const exported_contact = {
  email: 'Email address',
  phone: 'Phone number',
} as const;
