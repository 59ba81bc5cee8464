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
  text: 'We received your report: “{reason}”. We’ve kept a copy of what you saw. The reported member won’t be told who reported it.',
  next: 'One of us will read your report, decide and tell you the outcome. Want to add something? Just reply to this email. If you found a photo of yourself, or if anyone is in danger, please say so.',
  reference: 'Your reference: {reference}',
};

export const report_operator_mail = {
  subject: 'Report {reference}: {reason}',
  subject_urgent: 'URGENT, report {reference}: {reason}',
  preview: 'A new report about a member',
  greeting: 'Report {reference}: {reason}',
  text: 'A member reported another member. The report and the evidence are in the database, not in this email.',
  read: 'To read it: {command}',
};

export const decision_mail = {
  subject: 'A decision about your account on {site}',
  replaces: 'This replaces our decision of {day}, which no longer counts: we looked at the report again.',
  removed_text: 'We removed the text about you.',
  removed_photos: '{count, plural, one {We hid a photo; only you can still see it.} other {We hid # photos; only you can still see them.}}',
  removed_messages: '{count, plural, one {We removed something you sent; only you can still see it.} other {We removed # things you sent; only you can still see them.}}',
  about: 'It’s about {subject}.',
  rule: 'The rule: {rule}',
  reason: 'Why: {reason}',
  refund: 'You’ll get {money} back for credits you bought and didn’t use, the way you paid.',
  counts: 'It counts as a strike for {months, number} months.',
  appeal: 'Don’t agree? Tell us why before {until}. Someone who wasn’t part of the decision will take another look, free of charge.',
  button: 'Read the decision or appeal',
  by_people: 'People decided this, not a computer.',
  automated: 'This was automatic. If you appeal, a person will look at it.',
  other_ways: 'You can also turn to a certified out-of-court dispute settlement body or to the courts.',
} as const;

export const decision_undone_mail = {
  subject: 'We’ve undone a decision about your account on {site}',
  preview: 'We undid a decision.',
  text: 'We took another look at the report that led to our decision of {day}, and undid the decision. It no longer counts: what we removed is back, and any block that came with it is over. You don’t have to do anything.',
} as const;

export const measure_mail = {
  warning: 'We’re giving you a warning. Your profile stays as it is, and you can keep using the site.',
  content_removed: 'We removed something of yours. You can keep using your account.',
  temporary_ban: 'Your account is blocked until {until}. Until then, nobody can see your profile and you can’t log in. After that, everything will be as it was.',
  permanent_ban: 'Your account is blocked for good. Nobody sees your profile, and you can’t log in anymore.',
  messages_limited: 'For now, you can message fewer new people than usual. Your profile and your conversations stay as they are.',
  messages_stopped: 'You can’t message new people for now. Your profile and your conversations stay as they are.',
} as const;

export const report_decision_mail = {
  subject: 'The outcome of your report ({reference})',
  preview: 'We made a decision about your report.',
  text: 'You reported {subject}: “{reason}”. One of us looked at it.',
  action: 'We took action under this rule: {rule} We can’t tell you more about the other member, who doesn’t know that you reported it.',
  no_action: 'We took no action. Thank you anyway: it helps that you keep an eye out.',
  appeal: 'Don’t agree? Tell us why before {until}. Someone who wasn’t part of the decision will take another look.',
  button: 'Read the decision or appeal',
} as const;

export const report_undone_mail = {
  subject: 'About your report ({reference}): we undid something',
  preview: 'We looked at it again.',
  text: 'You reported {subject}: “{reason}”.',
  undone: 'We told you that we’d taken action. Later, we looked at it again and undid it.',
  button: 'Read the decision',
} as const;

export const notice_undone_mail = {
  subject: 'About your notice ({reference}): we undid something',
} as const;

export const reported_subject = {
  profile: 'a member',
  photo: 'a member’s photo',
  message: 'a message',
  chat_photo: 'a photo in a conversation',
  gift: 'a gift',
  page: 'a page',
} as const;

export const appeal_mail = {
  subject: 'We received your appeal',
  preview: 'We’ll look at it again.',
  text: 'We received your appeal. We’ll look at the decision again and email you the outcome.',
  other_person: 'Someone who wasn’t part of the decision will do that.',
} as const;

export const appeal_operator_mail = {
  subject: 'Appeal {reference}',
  preview: 'A new appeal against a decision',
  text: 'A member is appealing a decision. Someone who wasn’t part of it has to take a look, in the back office.',
} as const;

export const appeal_decision_mail = {
  subject: 'The outcome of your appeal',
  preview: 'We looked at the decision again.',
  upheld_reported: 'We looked at the decision about your account again. It stands.',
  overturned_reported: 'We looked at the decision about your account again. You were right: we’ve undone it, and it no longer counts. Sorry about that.',
  upheld_reporter: 'We looked at the decision about your report again. It stands.',
  overturned_reporter: 'We looked at the decision about your report again. You were right: someone else will make a new decision, and we’ll tell you the outcome.',
  open_again: 'Your account is open again: you can log in, and others can see you again.',
  other_ban: 'Your account stays blocked, though, because of another decision.',
  button: 'Read the answer',
  other_person: 'Someone who wasn’t part of the decision did this.',
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
  text: 'We received your notice about content on our site. We’ve kept a copy of the page for our decision.',
  next: 'One of us will look at it and decide: within an hour if someone is in danger or a minor is involved, otherwise within a day. You’ll get an email, whatever we decide.',
  button: 'Check the status',
  not_you: 'Didn’t send this? Then someone entered your address by mistake and you don’t need to do anything.',
} as const;

export const notice_decision_mail = {
  subject: 'What we decided about your notice ({reference})',
  preview: 'We looked at the content.',
  text: 'You told us that {path} on our site may be illegal. One of us looked at it.',
  action: 'We took action under this rule: {rule}',
  no_action: 'We took no action.',
  disagree: 'Don’t agree? You have six months to send us a complaint about it, with the reference. Someone else will take another look, free of charge.',
  button: 'Send a complaint',
} as const;
