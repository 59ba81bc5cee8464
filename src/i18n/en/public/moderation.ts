export const complaints = {
  title: 'Complaints',
  description: 'Not happy with {site}? Tell us what went wrong and we’ll look into it.',
  heading: 'Tell us what went wrong',
  lead: 'Complaints are welcome: they show us what we can do better.',
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
  next_looked: 'We’ll read your complaint, look into it and get back to you if anything isn’t clear.',
  next_answered: 'We’ll email you the outcome. Don’t agree? Just reply to that email.',
  other_ways: 'Would you rather email or call? Email <email></email> or call <phone></phone>.',
  sent_title: 'Your complaint has been sent',
  sent_text: 'You’ll get a confirmation by email. Your reference is <code>{reference}</code>.',
  sent_follow: 'Check the status',
  sent_home: 'Go to the home page',
  follow_title: 'Track your complaint or notice',
  follow_lead: 'Sent a complaint or a notice of illegal content before? Check where it stands.',
  follow_reference: 'Reference',
  follow_reference_hint: 'Eight letters and numbers. You’ll find it in our email.',
  follow_email: 'Email address you used',
  follow_submit: 'Check the status',
  follow_unknown: 'We can’t find anything with this reference and address. What you reported as a member is in your settings under “Reports and decisions”.',
  follow_sent: 'Sent on {day}',
  follow_answered: 'Answered on {day}. The answer is in your email.',
  follow_other: 'Track another one',
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
  emergency: 'In danger right now: emergency number',
  police: 'Police (non-emergency)',
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
  lead: 'Seen something on this site that you think is against the law? Tell us where, and we’ll look at it. You don’t need an account.',
  url: 'Address of the page',
  url_hint: 'Copy it from the address bar. Only pages on this site.',
  url_elsewhere: 'That page isn’t on this site',
  reason: 'What is it about?',
  reason_none: 'Choose what it’s about',
  text: 'Why do you think it’s illegal?',
  text_hint: 'Say exactly what you mean: which photo, which words. At most {max, number} characters.',
  name: 'Your name',
  email_hint: 'We’ll confirm your notice and tell you what we decide. We never show your name or address to the person it’s about. If it’s about sexual abuse of minors, you can leave both blank.',
  good_faith: 'What I write here is true and complete, as far as I know.',
  good_faith_missing: 'Please confirm this',
  danger: 'Is anyone in danger right now? Call 112 or your local emergency number. We’re not an emergency service.',
  submit: 'Send notice',
  next_received: 'You’ll get a confirmation by email right away, with a reference.',
  next_looked: 'One of us will look at it: within an hour if someone is in danger or a minor is involved, otherwise within a day. We’ll keep a copy of the page as it is now.',
  next_answered: 'We’ll email you our decision, and what you can do if you don’t agree.',
  member: 'Are you a member? You can also report a person, a photo or a message right where it is. That way, we see exactly what you mean.',
  follow: 'Check the status',
  sent_title: 'Your notice has been sent',
  sent_text: 'Thank you for telling us. Your reference is <code>{reference}</code>. If you gave an address, you’ll get it by email too.',
} as const;

export const notice_reason = {
  underage: 'Sexual abuse of minors, or someone under 18 on the site',
  danger_to_life: 'Someone’s life or safety is in danger',
  intimate_image_without_consent: 'An intimate photo shared without consent',
  extortion: 'Blackmail or extortion',
  harassment: 'Hate, threats or stalking',
  spam_or_scam: 'A scam or stolen identity',
  other: 'Something else that’s against the law',
} as const;
