/** Reporting a member. */
export const report = {
  action: 'Report {name}',
  title: 'Report {name}',
  lead: '{name} does not see that you report this, nor who it was.',
  reason: 'What is going on?',
  reason_missing: 'Choose what is going on',
  text: 'Tell us what happened',
  text_hint: 'A few sentences are enough. At most {max, number} characters.',
  block: 'Block {name} as well',
  block_hint: 'You will no longer see each other. Your conversation goes, but is kept for this report.',
  kept: 'We keep the profile, the photos and your last messages as they are now, until we are done. Also when one of you blocks the other.',
  danger: 'Is anyone in danger now? Call 112 or your local emergency number. We look as soon as we can, but are no emergency service.',
  submit: 'Send the report',
  sent_title: 'Your report is here',
  sent_text: 'Thank you for telling us. Your reference is <code>{reference}</code>; you get it by mail too.',
  sent_next: 'Somebody reads your report and looks at the profile. What is urgent comes first. We let you know, also when nothing follows.',
  sent_close: 'Done',
};

export const report_reason = {
  spam_or_scam: 'Spam or a scam',
  fictional_not_labelled: 'A fake profile that is not marked as fictional',
  underage: 'Somebody younger than 18',
  harassment: 'Harassment, hate or threats',
  intimate_image_without_consent: 'An intimate picture without consent',
  extortion: 'Blackmail or extortion',
  other: 'Something else',
};
