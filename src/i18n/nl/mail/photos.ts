/** To a member whose photo staff rejected. */
export const photo_rejected_mail = {
  subject: 'Over een foto van je bij {site}',
  preview: 'We konden een van je foto’s niet toelaten. Dit is waarom.',
  text: 'Een van ons heeft een foto op je profiel bekeken. Die past niet bij onze regels, dus anderen zien hem niet.',
  minors: 'De regel: geen foto’s waarop iemand jonger dan 18 lijkt.',
  without_consent: 'De regel: geen foto’s van mensen die dat niet goedvonden.',
  threats: 'De regel: geen foto’s die anderen bedreigen of beledigen.',
  advertising: 'De regel: geen reclame, en niets dat naar een andere site verwijst.',
  impersonation: 'De regel: op je foto’s sta je zelf, niet iemand anders.',
  explanation: 'Onze toelichting: {explanation}',
  next: 'Je ziet de foto nog op je profiel. Je kunt hem verwijderen en een andere kiezen. Verder verandert er niets.',
  disagree: 'Niet mee eens? Je kunt binnen zes maanden bezwaar maken. Iemand anders dan degene die besliste, kijkt er opnieuw naar. Dat kost niets.',
  decided_by: 'Een mens heeft dit beslist, geen programma.',
};

export const selfie_rejected_mail = {
  subject: 'Over je selfie bij {site}',
  preview: 'We konden je foto er niet mee verifiëren. Dit is waarom.',
  text: 'Een van ons heeft je selfie met je hoofdfoto vergeleken, en kon die niet verifiëren. Waarom: {reason}',
  next: 'Je kunt een andere selfie sturen wanneer je wilt. Verder verandert er niets.',
} as const;
