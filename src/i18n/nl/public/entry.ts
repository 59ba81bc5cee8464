export const closed_signup = {
  title: 'Aanmelden kan op uitnodiging',
  text: '{site} laat nu alleen mensen binnen die zijn uitgenodigd. Ken je een lid? Vraag om een uitnodiging: met die link kom je binnen.',
  invitation_title: 'Deze uitnodiging werkt niet',
} as const;

export const complete_signup = {
  title: 'Aanmelding afmaken',
  welcome: 'Welkom, {name}',
  text: 'Kies een wachtwoord en ga akkoord met de voorwaarden, dan ben je binnen.',
  submit: 'Account aanmaken',
  over_title: 'Link verlopen of invalide',
  over_text: 'Deze link is al gebruikt of niet meer geldig. Heb je je account al afgemaakt, log dan in. Anders meld je je hier gewoon aan.',
  over_member: 'Deze link is al gebruikt of niet meer geldig. Je bent ingelogd, dus je hebt hem niet meer nodig.',
} as const;
