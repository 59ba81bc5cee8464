export const lander_adultonly = {
  title: 'For adults only',
  lead: 'What you’re after is your business. You decide who sees you, and how far it goes.',
  age: 'I’m 18 or older',
  inside: 'Come in. You pick the name you go by.',
  submit: 'Step inside',
  neutral_title: 'Neutral on the outside',
  neutral_text: 'In discreet mode the tab, emails and app have an everyday name.',
  exit_title: 'Gone in a second',
  exit_text: 'Discreet mode has an exit, too: one press and you’re on another site.',
  nameless_title: 'No names in notifications',
  nameless_text: 'Discreet also means no name and no text on your lock screen.',
} as const;
