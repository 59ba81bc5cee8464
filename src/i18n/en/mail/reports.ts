export const report_mail = {
  subject: 'We received your report ({reference})',
  preview: 'We’ll look at it and you’ll hear from us.',
  greeting: 'Hi,',
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
