export const staff_today = {
  waiting: 'Dit wacht op iemand.',
  nothing: 'Er wacht niets. Geniet van de rust.',
  oldest: 'De oudste: <when></when>',
};

export const staff_waiting = {
  reports: 'Meldingen',
  appeals: 'Bezwaren',
  complaints: 'Klachten',
  verifications: 'Selfies om te vergelijken',
  refunds: 'Terugbetalingen',
  failed_jobs: 'Mislukte taken',
  emails: 'Onverzonden e-mails',
};
