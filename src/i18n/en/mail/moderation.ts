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
