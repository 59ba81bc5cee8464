/** The letter to whoever reported a member, and the one to whoever looks at it. */
export const report_mail = {
  subject: 'Your report is here ({reference})',
  preview: 'We look at it and you hear from us.',
  greeting: 'Hi,',
  text: 'We received your report: “{reason}”. What you saw then is kept as it was. The reported member does not hear who reported.',
  next: 'Somebody reads your report, decides and tells you the outcome. To add something, reply to this mail. If you found a picture of yourself or anyone is in danger, say so.',
  reference: 'Your reference: {reference}',
};

export const report_desk_mail = {
  subject: 'Report {reference}: {reason}',
  subject_urgent: 'URGENT, report {reference}: {reason}',
  preview: 'A new report of a member',
  greeting: 'Report {reference}: {reason}',
  text: 'A member reported another. What was reported and the evidence are in the database, and not in this mail.',
  read: 'To read it: {command}',
};
