export const complaint_mail = {
  subject: 'We hebben je klacht ontvangen ({reference})',
  preview: 'We lezen hem en je hoort van ons.',
  greeting: 'Hoi,',
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
