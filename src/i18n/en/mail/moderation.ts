/** The letter to whoever complained, and the one to whoever answers. */
export const complaint_mail = {
  subject: 'Your complaint is here ({reference})',
  preview: 'We read it and you hear from us.',
  greeting: 'Hi,',
  text: 'We received your complaint about “{topic}”. We read it, look into it and answer to this address. If you want to add something, just reply to this mail.',
  reference: 'Your reference: {reference}',
  not_you: 'Didn’t send a complaint? Then someone entered your address by mistake and there is nothing you need to do.',
} as const;

export const complaint_desk_mail = {
  subject: 'Complaint {reference}: {topic}',
  preview: 'New complaint',
  greeting: 'Complaint {reference}',
  topic: 'Topic: {topic}',
  member: 'From a member: {email} (account {account})',
  visitor: 'From a visitor: {email}',
  reply: 'A reply to this mail goes to {email}.',
} as const;
