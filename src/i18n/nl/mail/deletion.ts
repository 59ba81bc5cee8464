export const deletion_mail = {
  subject: 'Je account bij {site} wordt verwijderd',
  preview: 'Je kunt nog een tijdje terug.',
  greeting: 'Hoi {name},',
  text: 'Je account is verborgen. Niemand ziet je profiel, je foto’s en je gesprekken nog.',
  until: 'Tot {until} kun je terug en is alles er zoals het was. Daarna wissen we alles voorgoed.',
  button: 'Ik wil terug',
  link: 'Werkt de knop niet? Open dan deze link:',
  not_you: 'Heb jij je account niet verwijderd? Gebruik dan de knop en kies daarna een nieuw wachtwoord.',
} as const;
