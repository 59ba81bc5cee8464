/** The letter to whoever complained, and the one to whoever answers. */
export const complaint_mail = {
  subject: 'Je klacht is er ({reference})',
  preview: 'We lezen hem en je hoort van ons.',
  greeting: 'Hoi,',
  text: 'We hebben je klacht over “{topic}” ontvangen. We lezen hem, zoeken het uit en antwoorden op dit adres. Wil je iets toevoegen, antwoord dan op deze mail.',
  reference: 'Je kenmerk: {reference}',
  not_you: 'Heb jij geen klacht gestuurd? Dan vulde iemand per ongeluk jouw adres in en hoef je niets te doen.',
} as const;

export const complaint_desk_mail = {
  subject: 'Klacht {reference}: {topic}',
  preview: 'Nieuwe klacht',
  greeting: 'Klacht {reference}',
  topic: 'Onderwerp: {topic}',
  member: 'Van een lid: {email} (account {account})',
  visitor: 'Van een bezoeker: {email}',
  reply: 'Antwoord op deze mail gaat naar {email}.',
} as const;
