/** Complaints. */
export const complaints = {
  title: 'Complaints',
  description: 'Not happy with {site}? Tell us what went wrong and we look into it.',
  heading: 'Tell us what went wrong',
  lead: 'A complaint is welcome: it tells us what has to get better.',
  topic: 'What is it about?',
  topic_none: 'Choose a topic',
  text: 'What happened?',
  text_hint: 'Name who or what, and when. At most {max, number} characters.',
  email: 'Your email',
  email_hint: 'This is where our answer goes.',
  answer_to: 'Our answer goes to {email}.',
  submit: 'Send complaint',
  next_title: 'What happens then',
  next_received: 'You get a mail at once that your complaint is here, with a reference.',
  next_looked: 'We read it, look into it and ask about what is not clear.',
  next_answered: 'You hear by mail what comes of it. Don’t agree? Just reply to that mail.',
  other_ways: 'Rather mail or call? Write to <email></email> or call <phone></phone>.',
  sent_title: 'Your complaint is sent',
  sent_text: 'We sent a confirmation by mail. Your reference is <code>{reference}</code>.',
  sent_home: 'To the home page',
} as const;

export const complaint_topic = {
  account: 'My account or logging in',
  credits: 'Credits or a payment',
  member: 'Another member',
  fictional: 'A fictional profile',
  photos: 'A photo',
  privacy: 'My data',
  decision: 'A decision of yours',
  other: 'Something else',
} as const;
