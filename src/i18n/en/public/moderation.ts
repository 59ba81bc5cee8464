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
  sent_follow: 'See how far we are',
  sent_home: 'To the home page',
  follow_title: 'Follow your complaint or notice',
  follow_lead: 'Sent a complaint or a notice of illegal content before? See how far we are.',
  follow_reference: 'Reference',
  follow_reference_hint: 'Eight letters and digits; they’re in our email.',
  follow_email: 'Address you gave',
  follow_submit: 'See the state',
  follow_unknown: 'We can’t find anything with this reference and address. What you reported as a member is in your settings under “Reports and decisions”.',
  follow_sent: 'Sent on {day}',
  follow_answered: 'Answered on {day}. The answer is in your email.',
  follow_other: 'Follow something else',
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
  illegal_content: 'Illegal content',
} as const;

export const complaint_state = {
  received: 'Received',
  in_progress: 'We’re looking into it',
  answered: 'Answered',
} as const;

export const safety = {
  title: 'Safe dating',
  lines: 'Who you can call: {country}',
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

export const notice = {
  title: 'Report illegal content',
  description: 'Have you seen something on {site} that you think is against the law? Tell us, with or without an account.',
  heading: 'Report illegal content',
  lead: 'Seen something on this site that you think is against the law? Tell us where, and we look at it. You don’t need an account.',
  url: 'Address of the page',
  url_hint: 'Copy it from the address bar. Only pages of this site.',
  url_elsewhere: 'That’s no page of this site',
  reason: 'What is it about?',
  reason_none: 'Choose what it is about',
  text: 'Why do you think it’s illegal?',
  text_hint: 'Say what exactly you mean: which photo, which words. At most {max, number} characters.',
  name: 'Your name',
  email_hint: 'We confirm your notice and tell you what we decide. We never show your name or address to the person it’s about. You can leave both empty for sexual abuse of minors.',
  good_faith: 'What I write here is true and complete, as far as I know.',
  good_faith_missing: 'Please confirm this',
  danger: 'Is anyone in danger right now? Call 112 or your local emergency number. We’re not an emergency service.',
  submit: 'Send notice',
  next_received: 'You’ll get a confirmation by email right away, with a reference.',
  next_looked: 'One of us looks at it: within an hour if somebody is in danger or a minor is involved, otherwise within a day. What the page shows now is kept.',
  next_answered: 'We’ll email you what we decided, and what you can do if you don’t agree.',
  member: 'Are you a member? You can also report a person, a photo or a message right where it is. Then we see exactly what you mean.',
  follow: 'See how far we are',
  sent_title: 'Your notice has been sent',
  sent_text: 'Thank you for telling us. Your reference is <code>{reference}</code>. If you gave an address, you’ll get it by email too.',
} as const;

export const notice_reason = {
  underage: 'Sexual abuse of minors, or someone under 18 on the site',
  danger_to_life: 'Somebody’s life or safety is in danger',
  intimate_image_without_consent: 'An intimate picture without consent',
  extortion: 'Blackmail or extortion',
  harassment: 'Hate, threats or stalking',
  spam_or_scam: 'A scam or stolen identity',
  other: 'Something else that is against the law',
} as const;
