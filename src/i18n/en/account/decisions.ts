export const decisions = {
  title: 'Reports and decisions',
  intro:
    'What you reported, what came of it, and what we decided about your account. People make the decisions here. Only limits on first messages can be automatic, and a person reviews those if you ask.',
  about_me: 'About your account',
  about_me_none: 'There’s nothing here. We’ve never had to decide anything about your account.',
  strikes:
    'You have {count, plural, one {# active strike} other {# active strikes}}. A strike expires after {months, number} months.',
  reports: 'Your reports',
  reports_none: 'You haven’t reported anyone.',
  reported_on: 'Reported on {day}',
  decided_on: 'Decided on {day}',
  missing_title: 'We can’t find this decision',
  missing_text: 'Reports and decisions disappear when one of the accounts does.',
  all: 'All reports and decisions',
  rule: 'The rule',
  reason: 'Why',
  automated: 'This was automatic. If you appeal, a person will look at it.',
  ban_until: 'Until {until}',
  removed_about_me: 'We removed the text about you from your profile.',
  removed_photos: '{count, plural, one {We hid a photo.} other {We hid # photos.}}',
  removed_messages:
    '{count, plural, one {We removed something you sent. Only you can still see it.} other {We removed # things you sent. Only you can still see them.}}',
  about: 'It’s about',
  your_report: 'What you wrote',
  reference: 'Reference {reference}',
  waiting: 'We’re looking at it',
  waiting_text: 'One of us will read your report and decide. You’ll get an email, whatever we decide.',
  action: 'We took action',
  action_text: 'We took action because of your report. We can’t tell you more about the other member.',
  action_undone: 'We took action, and later undid it',
  action_undone_text: 'We looked at it again, and on {day} undid what we had done.',
  no_action: 'We took no action',
  appeal_title: 'Don’t agree?',
  appeal_text:
    'Tell us why before {until}. Someone who wasn’t part of the decision will take another look. You can appeal once.',
  appeal_label: 'Why should we look at this again?',
  appeal_hint: 'What did we miss or get wrong? At most {max, number} characters.',
  appeal_submit: 'Send appeal',
  appeal_sent: 'Your appeal has been sent',
  appeal_over: 'The six months you had to appeal are over.',
  appeal_reopened:
    'Someone else will make a new decision. You’ll get an email, and you can appeal that one too.',
  undone: 'Undone on {day}. It no longer counts.',
  appeal_yours: 'Your appeal',
  appeal_waiting: 'Someone else is looking at it. You’ll get an email.',
  other_ways:
    'You can also turn to a certified out-of-court dispute settlement body or to the courts. You don’t have to appeal here first.',
} as const;

export const decision_outcome = {
  no_action: 'No action',
  content_removed: 'Something of yours removed',
  warning: 'A warning',
  temporary_ban: 'Blocked temporarily',
  permanent_ban: 'Blocked for good',
  photo_rejected: 'A photo was not accepted',
  selfie_rejected: 'Your selfie was not accepted',
  messages_limited: 'Fewer new people at a time',
  messages_stopped: 'No messages to new people',
} as const;

export const house_rule = {
  minors: 'No one under 18, and nothing that shows minors or is about them.',
  without_consent: 'No photos of anyone, or information about them, without their consent.',
  threats: 'No threats and no violence.',
  harassment: 'No harassment, insults or hate. No means no.',
  scam: 'No scams, no asking for money, no made-up stories to get it.',
  extortion: 'No blackmail.',
  advertising: 'No advertising, no sale of services, no links to other sites.',
  impersonation: 'Be yourself: no photos or names of other people.',
  ban_evasion: 'No other account while you’re blocked.',
  illegal: 'Nothing that’s against the law.',
} as const;

export const ban = {
  title: 'Your account is blocked',
  until: 'It’s blocked until {until}. After that you can log in again; you don’t have to do anything.',
  permanent: 'It’s blocked for good. Credits you bought and didn’t use are refunded.',
  hidden: 'Until then nobody sees your profile.',
  sent_title: 'Your appeal has been sent',
  sent_text:
    'Someone who wasn’t part of the decision will take another look. You’ll get an email with the outcome.',
  back: 'Back to the decision',
  over_title: 'This account isn’t blocked',
  over_text: 'Either the link no longer works, or you can log in again.',
} as const;

export const appeal_outcome = {
  upheld: 'The decision stands',
  overturned: 'You were right',
} as const;

export const own_subject = {
  profile: 'You as a member',
  photo: 'One of your photos',
  message: 'A message you sent',
  chat_photo: 'A photo you sent',
  gift: 'A gift you sent',
  page: 'A page on the site',
  selfie: 'Your selfie',
} as const;

export const report_subject = {
  profile: 'The member',
  photo: 'A photo of the member',
  message: 'A message',
  chat_photo: 'A photo in the conversation',
  gift: 'A gift',
  page: 'A page on the site',
} as const;
