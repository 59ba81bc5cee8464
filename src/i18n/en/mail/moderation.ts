export const complaint_mail = {
  subject: 'We received your complaint ({reference})',
  preview: 'We’ll read it and you’ll hear from us.',
  greeting: 'Hi,',
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
