export const complaint_mail = {
  subject: 'We hebben je klacht ontvangen ({reference})',
  preview: 'We lezen hem en je hoort van ons.',
  text: 'We hebben je klacht over “{topic}” ontvangen. We lezen hem, zoeken het uit en antwoorden op dit adres. Wil je iets toevoegen? Antwoord dan op deze mail.',
  reference: 'Je kenmerk: {reference}',
  not_you: 'Heb jij geen klacht gestuurd? Dan heeft iemand per ongeluk jouw adres ingevuld en hoef je niets te doen.',
} as const;

export const complaint_operator_mail = {
  subject: 'Klacht {reference}: {topic}',
  preview: 'Nieuwe klacht',
  greeting: 'Klacht {reference}',
  topic: 'Onderwerp: {topic}',
  member: 'Van een lid: {email} (account {account})',
  visitor: 'Van een bezoeker: {email}',
  reply: 'Een antwoord op deze mail gaat naar {email}.',
} as const;

export const report_mail = {
  subject: 'We hebben je melding ontvangen ({reference})',
  preview: 'We kijken ernaar en je hoort van ons.',
  text: 'We hebben je melding ontvangen: “{reason}”. Wat je toen zag, bewaren we zoals het was. Het gemelde lid krijgt niet te horen van wie de melding komt.',
  next: 'Iemand van ons leest je melding, beslist en laat je weten wat eruit komt. Wil je iets toevoegen? Antwoord dan op deze mail. Heb je een foto van jezelf gevonden of is er gevaar? Zet dat er dan bij.',
  reference: 'Je kenmerk: {reference}',
} as const;

export const report_operator_mail = {
  subject: 'Melding {reference}: {reason}',
  subject_urgent: 'DRINGEND, melding {reference}: {reason}',
  preview: 'Nieuwe melding over een lid',
  greeting: 'Melding {reference}: {reason}',
  text: 'Een lid heeft een ander lid gemeld. Wat er gemeld is en het bewijs staan in de database, en niet in deze mail.',
  read: 'Lezen: {command}',
} as const;
