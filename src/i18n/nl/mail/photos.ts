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
  explanation: 'In onze eigen woorden: {explanation}',
  next: 'Je ziet de foto nog op je profiel. Je kunt hem verwijderen en een andere kiezen. Verder verandert er niets.',
  disagree: 'Ben je het er niet mee eens? Mail binnen zes maanden naar {email}. Dan kijkt iemand anders er opnieuw naar.',
  button: 'Naar je foto’s',
  decided_by: 'Een mens heeft dit besloten, geen programma.',
};
