/** The export of one's own data: its letters, and the page in the archive. */
export const export_mail = {
  subject: 'Your data from {site} is ready',
  preview: 'Log in to fetch it.',
  greeting: 'Hi {name},',
  text: 'You asked for a copy of your data. It has been made. To keep it safe it stands behind your login, and not in this mail.',
  button: 'Fetch my data',
  link: 'Does the button not work? Open this address:',
  expires: 'It stays for {days, plural, one {# day} other {# days}}. After that we clear it away.',
  not_you: 'You didn’t ask for this? Then change your password, and look in your settings which devices are logged in.',
};

export const export_failed_mail = {
  subject: 'Your data from {site} is not there yet',
  preview: 'It did not work. You can ask again at once.',
  greeting: 'Hi {name},',
  text: 'You asked for a copy of your data. We tried to make it several times, and failed. That’s on us, not on you. Please try again; if it fails once more, write to us.',
  button: 'Ask again',
  link: 'Does the button not work? Open this address:',
};

export const export_page = {
  reports: 'Reports you made',
  title: 'The data of {name}',
  lead: 'Everything {site} kept of you on {date}. Of others you find here what you saw of them.',
  chapters: 'Chapters',
  files: 'The same is in the folder “data”, for programs. Your photos are in the folder “photos”.',
  none: 'Nothing.',
  yes: 'Yes',
  no: 'No',
  account: 'Account',
  email: 'Email',
  language: 'Language',
  signed_up: 'Signed up',
  terms: 'Terms accepted',
  came_by: 'How you came',
  invitations: 'Invitations',
  invitation: 'Invitation, {used, select, yes {used} other {not used}}',
  confirmed: 'Email confirmed',
  premium: 'Premium since',
  logins: 'Logins',
  login_times: 'since {from}, last {last}',
  unknown_device: 'Unknown device',
  browsers: 'Browsers that know you',
  browser: 'You logged in with it',
  passkeys: 'Passkeys',
  email_change: 'New email, not yet confirmed',
  links: 'Links we mailed you',
  letters: 'Mails of the last 30 days',
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
  cards: 'Cards you keep',
  searches: 'Saved searches',
  conversations: 'Conversations',
};

/** What became of a payment. */
export const export_payment = {
  created: 'begun',
  pending: 'being processed',
  completed: 'paid',
  failed: 'failed',
  cancelled: 'cancelled',
  expired: 'expired',
  refunded: 'refunded',
  charged_back: 'taken back by the bank',
};

/** What a mailed link is for. */
export const export_link = {
  activation: 'Confirm the email',
  password_reset: 'Choose a new password',
  email_change: 'Confirm a new email',
  email_revert: 'Undo a new email',
  reactivation: 'Get the account back',
};

/** How far the verification of a photo is. */
export const export_verification = {
  pose_shown: 'Pose asked for',
  pending: 'Selfie sent',
  verified: 'Verified',
  rejected: 'Rejected',
} as const;
