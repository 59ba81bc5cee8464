export const staff_invitation_mail = {
  subject: 'Je toegang tot het beheer van {site}',
  preview: 'Kies een wachtwoord en stel een authenticator-app in.',
  text: 'Je kunt meewerken in het beheer van {site}. Kies een wachtwoord en stel daarna een authenticator-app in. De link werkt zeven dagen en één keer.',
  button: 'Wachtwoord kiezen',
  not_you: 'Verwachtte je dit niet? Doe dan niets, zonder de link kan niemand erin.',
};
