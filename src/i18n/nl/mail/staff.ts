export const staff_invitation_mail = {
  subject: 'Je toegang tot het beheer van {site}',
  preview: 'Kies een wachtwoord en stel een tweede stap in.',
  text: 'Je kunt meewerken in het beheer van {site}. Kies een wachtwoord en stel daarna een tweede stap in. De link werkt één keer, zeven dagen lang.',
  button: 'Wachtwoord kiezen',
  not_you: 'Verwachtte je dit niet? Doe dan niets: zonder de link kan niemand erin.',
};

export const staff_factor_mail = {
  subject: 'Je tweede stap voor {site} is veranderd',
  preview: 'Was jij het niet, zeg het dan meteen tegen een beheerder.',
  added: 'Aan je login voor de backoffice is een tweede stap toegevoegd: een authenticator-app of een passkey. Je andere sessies zijn afgelopen.',
  removed: 'Van je login voor de backoffice is een tweede stap verwijderd. Je andere sessies zijn afgelopen.',
  reset: 'Een beheerder heeft de tweede stap van je login voor de backoffice gereset. Bij je volgende login stel je een nieuwe in.',
  not_you: 'Was jij het niet, of vroeg je er niet om? Zeg het dan meteen tegen een beheerder en kies een ander wachtwoord.',
  button: 'Je login bekijken',
};

export const announcement_test_mail = {
  subject: 'Proef: {subject}',
};
