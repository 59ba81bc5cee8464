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
  follow_title: 'Volg je klacht',
  follow_lead: 'Al een klacht gestuurd? Kijk hoe ver we zijn.',
  follow_reference: 'Kenmerk',
  follow_reference_hint: 'Acht letters en cijfers; ze staan in onze mail.',
  follow_email: 'Adres dat je opgaf',
  follow_submit: 'Bekijk de stand',
  follow_unknown: 'We vinden geen klacht met dit kenmerk en dit adres.',
  follow_sent: 'Verstuurd op {day}',
  follow_answered: 'Beantwoord op {day}. Het antwoord staat in je mail.',
  follow_other: 'Een andere klacht volgen',
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

export const complaint_state = {
  received: 'Ontvangen',
  in_progress: 'We zoeken het uit',
  answered: 'Beantwoord',
} as const;

export const safety = {
  title: 'Veilig daten',
  lines: 'Wie je kunt bellen in {country}',
  lines_lead: 'Je hoeft niet in gevaar te zijn om te bellen, en je hoeft niet te zeggen wie je bent.',
  others: 'Hulp in andere landen',
  emergency: 'Nu in gevaar: het alarmnummer',
  police: 'Politie, als er geen haast bij is',
  all_day: 'Dag en nacht',
} as const;

export const help_kind = {
  crisis: 'Als het je te veel wordt',
  lgbt: 'Voor lhbti+',
  victims: 'Na misbruik, oplichting of afpersing',
} as const;
