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
  follow_title: 'Follow your complaint',
  follow_lead: 'Sent a complaint before? See how far we are.',
  follow_reference: 'Reference',
  follow_reference_hint: 'Eight letters and digits; they’re in our email.',
  follow_email: 'Address you gave',
  follow_submit: 'See the state',
  follow_unknown: 'We can’t find a complaint with this reference and address.',
  follow_sent: 'Sent on {day}',
  follow_answered: 'Answered on {day}. The answer is in your email.',
  follow_other: 'Follow another complaint',
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

export const complaint_state = {
  received: 'Received',
  in_progress: 'We’re looking into it',
  answered: 'Answered',
} as const;

export const safety = {
  title: 'Safe dating',
  lines: 'Who you can call in {country}',
  lines_lead: 'You don’t have to be in danger to call, and you don’t have to say who you are.',
  others: 'Help in other countries',
  emergency: 'In danger now: the emergency number',
  police: 'Police, when it isn’t urgent',
  all_day: 'Day and night',
} as const;

export const help_kind = {
  crisis: 'When it all gets too much',
  lgbt: 'For LGBT+ people',
  victims: 'After abuse, a scam or blackmail',
} as const;
