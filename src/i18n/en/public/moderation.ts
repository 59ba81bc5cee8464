/** Complaints. */
export const complaints = {
  title: 'Complaints',
  description: 'Not happy with {site}? Tell us what went wrong and we’ll look into it.',
  heading: 'Tell us what went wrong',
  lead: 'Complaints are welcome: they tell us what we need to do better.',
  topic: 'What is it about?',
  topic_none: 'Choose a topic',
  text: 'What happened?',
  text_hint: 'Tell us who or what it’s about, and when. At most {max, number} characters.',
  email: 'Your email address',
  email_hint: 'We’ll send our answer here.',
  answer_to: 'We’ll send our answer to {email}.',
  submit: 'Send complaint',
  next_title: 'What happens next',
  next_received: 'You’ll get a confirmation by email right away, with a reference.',
  next_looked: 'We read your complaint, look into it and ask if anything isn’t clear.',
  next_answered: 'We’ll email you the outcome. Don’t agree? Just reply to that email.',
  other_ways: 'Would you rather email or call? Email <email></email> or call <phone></phone>.',
  sent_title: 'Your complaint has been sent',
  sent_text: 'You’ll get a confirmation by email. Your reference is <code>{reference}</code>.',
  sent_home: 'To the home page',
} as const;

export const complaint_topic = {
  account: 'My account or logging in',
  credits: 'Credits or a payment',
  member: 'Another member',
  fictional: 'A fictional profile',
  photos: 'A photo',
  privacy: 'My data',
  decision: 'A decision you made',
  other: 'Something else',
} as const;
