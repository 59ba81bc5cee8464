/** The letter to whoever reported a member, and the one to whoever looks at it. */
export const report_mail = {
  subject: 'Je melding is er ({reference})',
  preview: 'We kijken ernaar en je hoort van ons.',
  greeting: 'Hoi,',
  text: 'We hebben je melding ontvangen: “{reason}”. Wat je toen zag, is bewaard zoals het was. Het gemelde lid hoort niet wie het meldde.',
  next: 'Iemand leest je melding, beslist en laat je weten wat eruit komt. Wil je iets toevoegen, antwoord dan op deze mail. Vond je een foto van jezelf of is er gevaar, zet dat er dan bij.',
  reference: 'Je kenmerk: {reference}',
} as const;

export const report_desk_mail = {
  subject: 'Melding {reference}: {reason}',
  subject_urgent: 'DRINGEND, melding {reference}: {reason}',
  preview: 'Nieuwe melding over een lid',
  greeting: 'Melding {reference}: {reason}',
  text: 'Een lid heeft een ander lid gemeld. Wat er gemeld is en het bewijs staan in de database, en niet in deze mail.',
  read: 'Lezen: {command}',
} as const;
