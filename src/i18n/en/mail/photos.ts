/** To a member whose photo staff rejected. */
export const photo_rejected_mail = {
  subject: 'About one of your photos on {site}',
  preview: 'We couldn’t accept one of your photos. Here’s why.',
  text: 'One of us looked at a photo on your profile, and it goes against our rules, so others can’t see it.',
  minors: 'The rule: no photos in which someone seems to be under 18.',
  without_consent: 'The rule: no photos of people who didn’t agree to be in them.',
  threats: 'The rule: no photos that threaten or insult others.',
  advertising: 'The rule: no advertising, and nothing that points to another site.',
  impersonation: 'The rule: your photos show you, not someone else.',
  explanation: 'In our own words: {explanation}',
  next: 'You can see the photo on your profile, delete it, and choose another one. Nothing else changes.',
  disagree: 'Don’t agree? You can appeal within six months. Someone who wasn’t part of the decision will take another look, free of charge.',
  decided_by: 'A person made this decision, not a program.',
};

export const selfie_rejected_mail = {
  subject: 'About your selfie on {site}',
  preview: 'We couldn’t verify your photo with it. Here’s why.',
  text: 'One of us compared your selfie with your main photo, and couldn’t verify it. Why: {reason}',
  next: 'You can send another selfie whenever you like. Nothing else changes.',
} as const;
