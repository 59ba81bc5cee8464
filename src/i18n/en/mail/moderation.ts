export const complaint_mail = {
  subject: 'We received your complaint ({reference})',
  preview: 'We’ll read it and you’ll hear from us.',
  text: 'We received your complaint about “{topic}”. We’ll read it, look into it and reply to this address. Want to add something? Just reply to this email.',
  reference: 'Your reference: {reference}',
  not_you: 'Didn’t send a complaint? Then someone entered your address by mistake and you don’t need to do anything.',
} as const;

export const complaint_operator_mail = {
  subject: 'Complaint {reference}: {topic}',
  preview: 'New complaint',
  greeting: 'Complaint {reference}',
  topic: 'Topic: {topic}',
  member: 'From a member: {email} (account {account})',
  visitor: 'From a visitor: {email}',
  reply: 'A reply to this email goes to {email}.',
} as const;

export const report_mail = {
  subject: 'We received your report ({reference})',
  preview: 'We’ll look at it and you’ll hear from us.',
  text: 'We received your report: “{reason}”. What you saw is kept as it was. The reported member won’t be told who reported it.',
  next: 'One of us reads your report, decides and tells you the outcome. Want to add something? Just reply to this email. If you found a photo of yourself or anyone is in danger, please say so.',
  reference: 'Your reference: {reference}',
};

export const report_operator_mail = {
  subject: 'Report {reference}: {reason}',
  subject_urgent: 'URGENT, report {reference}: {reason}',
  preview: 'A new report of a member',
  greeting: 'Report {reference}: {reason}',
  text: 'A member reported another member. The report and the evidence are in the database, not in this email.',
  read: 'To read it: {command}',
};

export const decision_mail = {
  subject: 'A decision about your account on {site}',
  replaces: 'This replaces our decision of {day}, which no longer counts: we looked at the report again.',
  removed_text: 'We removed the text about you.',
  removed_photos: '{count, plural, one {We hid a photo; only you still see it.} other {We hid # photos; only you still see them.}}',
  removed_messages: '{count, plural, one {We removed something you sent; only you still see it.} other {We removed # things you sent; only you still see them.}}',
  about: 'It is about {subject}.',
  rule: 'The rule: {rule}',
  reason: 'Why: {reason}',
  refund: 'You get back {money} for credits that you bought and didn’t use, the way you paid.',
  counts: 'It counts as a warning for {months, number} months.',
  appeal: 'Don’t agree? Tell us why before {until}. Somebody else than the person who decided looks at it again, free of charge.',
  button: 'Read the decision or appeal',
  by_people: 'People decided this, not a computer.',
  automated: 'This came by itself. If you appeal, a person looks at it.',
  other_ways: 'You can also turn to a certified out-of-court dispute settlement body or to the courts.',
} as const;

export const decision_undone_mail = {
  subject: 'Our decision about your account on {site} no longer counts',
  preview: 'We undid a decision.',
  text: 'We looked again at the report that led to our decision of {day}, and undid the decision. What we had removed is back, a block because of it is over, and it no longer counts. You don’t have to do anything.',
} as const;

export const measure_mail = {
  warning: 'We’re giving you a warning. Your profile stays as it is, and you can go on using it.',
  content_removed: 'We removed something of yours. You can go on using your account.',
  temporary_ban: 'Your account is blocked until {until}. Until then nobody sees your profile and you can’t log in. After that everything is as before.',
  permanent_ban: 'Your account is blocked for good. Nobody sees your profile, and you can’t log in any more.',
  messages_limited: 'For now you can write to fewer new people than usual. Your profile and your conversations stay as they are.',
  messages_stopped: 'You can’t write to new people for now. Your profile and your conversations stay as they are.',
} as const;

export const report_decision_mail = {
  subject: 'What came of your report ({reference})',
  preview: 'We decided about your report.',
  text: 'You reported {subject}: “{reason}”. One of us looked at it.',
  action: 'We took action, by this rule: {rule} We can’t tell you more about the other member, who doesn’t know that you reported it.',
  no_action: 'We took no action. Thank you anyway: it helps that you keep an eye out.',
  appeal: 'Don’t agree? Tell us why before {until}. Somebody else than the person who decided looks at it again.',
  button: 'Read the decision or appeal',
} as const;

export const report_undone_mail = {
  subject: 'About your report ({reference}): we undid something',
  preview: 'We looked at it again.',
  text: 'You reported {subject}: “{reason}”.',
  undone: 'We told you that we took action. Later we looked at it again, and undid it.',
  button: 'Read the decision',
} as const;

export const notice_undone_mail = {
  subject: 'About your notice ({reference}): we undid something',
} as const;

export const reported_subject = {
  profile: 'a member',
  photo: 'a photo of a member',
  message: 'a message',
  chat_photo: 'a photo in a conversation',
  gift: 'a gift',
  page: 'a page',
} as const;

export const appeal_mail = {
  subject: 'We received your appeal',
  preview: 'We’ll look at it again.',
  text: 'We received your appeal. We look at the decision again and tell you the outcome by email.',
  other_person: 'That’s done by somebody else than the person who decided.',
} as const;

export const appeal_operator_mail = {
  subject: 'Appeal {reference}',
  preview: 'A new appeal against a decision',
  text: 'A member appeals a decision. Somebody else than the person who decided has to look at it, in the back office.',
} as const;

export const appeal_decision_mail = {
  subject: 'The outcome of your appeal',
  preview: 'We looked at the decision again.',
  upheld_reported: 'We looked at the decision about your account again. It stands.',
  overturned_reported: 'We looked at the decision about your account again. You were right: we’ve undone it, and it no longer counts. Sorry about that.',
  upheld_reporter: 'We looked at the decision about your report again. It stands.',
  overturned_reporter: 'We looked at the decision about your report again. You were right: somebody now decides about it anew, and we’ll tell you the outcome.',
  open_again: 'Your account is open again: you can log in, and others see you again.',
  other_ban: 'Your account stays blocked, though, because of another decision.',
  button: 'Read the answer',
  other_person: 'This was done by somebody else than the person who decided.',
} as const;

export const complaint_answer_mail = {
  subject: 'Our answer to your complaint ({reference})',
  preview: 'We looked into it.',
  text: 'You sent us a complaint about “{topic}”. This is our answer:',
  not_content: 'Don’t agree? Just reply to this email.',
} as const;

export const decision_subject = {
  photo: 'one of your photos',
  message: 'a message you sent',
  chat_photo: 'a photo you sent',
  gift: 'a gift you sent',
  selfie: 'your selfie',
} as const;

export const notice_mail = {
  subject: 'We received your notice ({reference})',
  preview: 'We’ll look at it and tell you what we decide.',
  text: 'We received your notice about content on our site. What the page shows now is kept for our decision.',
  next: 'One of us looks at it and decides: within an hour if somebody is in danger or a minor is involved, otherwise within a day. You’ll get an email, whatever we decide.',
  button: 'See how far we are',
  not_you: 'Didn’t send this? Then someone entered your address by mistake and you don’t need to do anything.',
} as const;

export const notice_decision_mail = {
  subject: 'What we decided about your notice ({reference})',
  preview: 'We looked at the content.',
  text: 'You told us that {path} on our site may be illegal. One of us looked at it.',
  action: 'We took action, by this rule: {rule}',
  no_action: 'We took no action.',
  disagree: 'Don’t agree? Send us a complaint about a decision within six months, with the reference. Somebody else looks at it again, free of charge.',
  button: 'Send a complaint',
} as const;
