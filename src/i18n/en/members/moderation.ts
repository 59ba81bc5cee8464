export const report = {
  action: 'Report {name}',
  lead: '{name} won’t know that you reported this.',
  reason: 'What’s going on?',
  reason_missing: 'Choose what’s going on',
  text: 'Tell us what happened',
  text_hint: 'A few sentences are enough. At most {max, number} characters.',
  block: 'Block {name} as well',
  block_hint: 'You’ll no longer see each other. Your conversation disappears, but we keep it for this report.',
  evidence: 'We keep the profile, the photos and your last messages as they are now, until we’re done, even if one of you blocks the other.',
  danger: 'Is anyone in danger right now? Call 112 or your local emergency number. We’ll look as soon as we can, but we’re not an emergency service.',
  submit: 'Send report',
  sent_title: 'We have your report',
  sent_text: 'Thank you for telling us. Your reference is <code>{reference}</code>; you’ll get it by email too.',
  known_title: 'You already reported this',
  known_text: 'We’ve added what you just wrote to that report. Your reference is still <code>{reference}</code>.',
  sent_next: 'One of us will read your report and look at the profile. Urgent reports come first. You’ll always hear from us, even if we take no action.',
};

export const report_reason = {
  spam_or_scam: 'Spam or a scam',
  fictional_not_labelled: 'A fake profile that isn’t marked as fictional',
  underage: 'Someone under 18',
  harassment: 'Harassment, hate or threats',
  intimate_image_without_consent: 'An intimate photo shared without consent',
  extortion: 'Blackmail or extortion',
  danger_to_life: 'Someone is in danger',
  other: 'Something else',
};

/** Beside a received message about money or extortion. */
export const safety_note = {
  label: 'Be careful',
  money: 'This is about money. Whatever {name} tells you: never send money, gift cards or bank details to someone you haven’t met.',
  money_tips: 'How scams work',
  extortion: 'Is {name} threatening you? You’re not alone, and it’s not your fault. Don’t pay, don’t answer, and keep the messages.',
  extortion_help: 'What to do right now',
  report: 'Report',
  reported: 'Reported',
  block: 'Block',
  dismiss: 'Hide this note in this conversation',
};

/** After a date, while the member's answer is awaited. */
export const check_in_alert = {
  question: 'Everything OK?',
  otherwise: 'If we don’t hear from you, we’ll tell your friend.',
  alarmed: 'We’ve told your friend.',
  waiting: 'Not sent yet. It will be as soon as you’re connected again.',
  well: 'I’m OK',
  thanks: 'Good to hear.',
};

/** In the menu of a conversation. */
export const safety_menu = {
  check_in: 'Plan a date check-in',
  tips: 'Safe dating',
};
/** Of one thing; `report.action` is about the member as a whole. */
export const report_action = {
  photo: 'Report {name}’s photo',
  message: 'Report a message from {name}',
  chat_photo: 'Report a photo {name} sent',
  gift: 'Report a gift from {name}',
} as const;

/** To a member whose account is frozen, on every page. */
export const frozen = {
  title: 'Your account is on hold',
  short: 'Your account is on hold, so you can only read',
  since: 'Your account has been on hold since {day}.',
  why: 'Why: {reason}',
  what: 'We’re looking into something. Until we’re done, nobody else sees you, and you can’t message anyone, like anyone or change anything. You won’t lose anything, and you can still read everything.',
  composer: 'You can only read for now',
  contact: 'Is this a mistake? Tell us',
  export: 'Download your data',
} as const;

/** To a member whom staff warned, until they have read why. */
export const decision_alert = {
  label: 'A decision about your account',
} as const;

export const noticed_decision = {
  warning: 'A warning: read why',
  content_removed: 'Something removed: read why',
} as const;
