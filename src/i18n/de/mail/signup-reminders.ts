export const signup_reminder_mail = {
  subject: 'Deine E-Mail-Adresse für {site} ist noch nicht bestätigt',
  preview: 'Ein Klick, und dein Account ist fertig.',
  text: 'Du hast dich registriert, aber deine E-Mail-Adresse ist noch nicht bestätigt. Sobald du das tust, sehen andere dein Profil, und deine Nachrichten werden zugestellt.',
  last: 'Danach fragen wir nicht mehr.',
  button: 'Account aktivieren',
  expires: 'Der Link gilt {days, plural, one {# Tag} other {# Tage}}.',
  not_you: 'Hast du dich nicht registriert? Dann öffne den Link und wähl „Das war ich nicht“: Der Account verschwindet sofort.',
  gone: 'Willst du nicht weitermachen? Dann musst du nichts tun: Der Account verschwindet von selbst in {days, plural, one {# Tag} other {# Tagen}}.',
} as const;

export const signup_reminder_discreet = {
  not_you: 'Hast du um nichts gebeten? Dann öffne den Link und wähl „Das war ich nicht“: Deine Angaben verschwinden sofort.',
  gone: 'Willst du nicht weitermachen? Dann musst du nichts tun: Alles verschwindet von selbst in {days, plural, one {# Tag} other {# Tagen}}.',
  why: 'Du bekommst diese Mail, weil diese Adresse angegeben wurde und noch nicht bestätigt ist. Über den Knopf siehst du, von wem sie kommt.',
} as const;
