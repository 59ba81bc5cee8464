/** Complaints. */
export const complaints = {
  title: 'Klachten',
  description: 'Niet tevreden over {site}? Vertel wat er misging, dan zoeken we het uit.',
  heading: 'Vertel wat er misging',
  lead: 'Een klacht is welkom: zo weten we wat beter moet.',
  topic: 'Waar gaat het over?',
  topic_none: 'Kies een onderwerp',
  text: 'Wat is er gebeurd?',
  text_hint: 'Vertel om wie of wat het gaat, en wanneer. Hoogstens {max, number} tekens.',
  email: 'Je e-mailadres',
  email_hint: 'Hier sturen we ons antwoord naartoe.',
  answer_to: 'Ons antwoord gaat naar {email}.',
  submit: 'Klacht versturen',
  next_title: 'Wat er dan gebeurt',
  next_received: 'Je krijgt meteen een bevestiging per mail, met een kenmerk.',
  next_looked: 'We lezen je klacht, zoeken het uit en vragen na wat niet duidelijk is.',
  next_answered: 'We mailen je wat eruit komt. Niet mee eens? Antwoord dan op die mail.',
  other_ways: 'Liever mailen of bellen? Mail naar <email></email> of bel <phone></phone>.',
  sent_title: 'Je klacht is verstuurd',
  sent_text: 'Je krijgt een bevestiging per mail. Je kenmerk is <code>{reference}</code>.',
  sent_home: 'Naar de startpagina',
} as const;

export const complaint_topic = {
  account: 'Mijn account of inloggen',
  credits: 'Credits of een betaling',
  member: 'Een ander lid',
  fictional: 'Een fictief profiel',
  photos: 'Een foto',
  privacy: 'Mijn gegevens',
  decision: 'Een beslissing van jullie',
  other: 'Iets anders',
} as const;
