/** The data export: its emails, and the page in the archive. */
export const export_mail = {
  subject: 'Your data from {site} is ready',
  preview: 'Log in to download it.',
  greeting: 'Hi {name},',
  text: 'You asked for a copy of your data. It’s ready. To keep it safe, it isn’t in this email but in your account.',
  button: 'Download my data',
  link: 'Button not working? Open this link:',
  expires: 'You can download it for {days, plural, one {# day} other {# days}}. After that, we delete it.',
  not_you: 'Didn’t ask for this? Then change your password, and check in your settings which devices are logged in.',
};

export const export_failed_mail = {
  subject: 'Your data from {site} isn’t ready yet',
  preview: 'It didn’t work. You can try again right away.',
  greeting: 'Hi {name},',
  text: 'You asked for a copy of your data. We tried to make it several times, but it didn’t work. That’s on us, not on you. Please try again. If it fails again, let us know.',
  button: 'Ask again',
  link: 'Button not working? Open this link:',
};

export const export_page = {
  reports: 'Reports you made',
  title: '{name}’s data',
  lead: 'Everything {site} kept about you on {date}. Of others, you only find what you could see yourself.',
  chapters: 'Chapters',
  files: 'You’ll find the same in the folder “data”, for programs. Your photos are in the folder “photos”.',
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
  logins: 'Logins',
  login_times: 'since {from}, last {last}',
  unknown_device: 'Unknown device',
  browsers: 'Browsers we know',
  browser: 'You logged in with this',
  passkeys: 'Passkeys',
  email_change: 'New email address, not confirmed yet',
  links: 'Links we emailed you',
  letters: 'Emails of the last 30 days',
  profile: 'Profile',
  name: 'Name',
  birth_date: 'Date of birth',
  gender: 'Gender',
  country: 'Country',
  blocked: 'Blocked by you',
  hidden_words: 'Hidden words',
  wishes: 'Who you want to see',
  wishes_are: '{from} to {until} years old, {is, select, near {within {km} km} other {at any distance}}',
  photos: 'Photos',
  photo_public: 'Public',
  photos_sent: 'Photos you sent',
  album: 'Closed album',
  album_shown_to: 'You show it to',
  album_shown_by: 'You see the album of',
  verification: 'Verified photo',
  selfie: 'Your selfie',
  discounts: 'Discount codes',
  payments: 'Payments',
  cards: 'Saved cards',
  searches: 'Saved searches',
  conversations: 'Conversations',
};

/** Result of a payment. */
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

/** Purpose of a link in an email. */
export const export_link = {
  activation: 'Confirm the email address',
  password_reset: 'Choose a new password',
  email_change: 'Confirm a new email address',
  email_revert: 'Undo a new email address',
  reactivation: 'Get the account back',
};

/** State of a photo verification. */
export const export_verification = {
  pose_shown: 'Pose asked for',
  pending: 'Selfie sent',
  verified: 'Verified',
  rejected: 'Rejected',
} as const;
