export const login = {
  description: 'Log dich ein und mach da weiter, wo du aufgehört hast.',
  continue: 'Log dich ein, um weiterzumachen.',
  forgot: 'Passwort vergessen?',
  passkey: 'Mit Passkey einloggen',
  or: 'oder',
  passkey_cancelled: 'Das Einloggen mit dem Passkey wurde abgebrochen. Versuch es noch mal oder nimm dein Passwort.',
  no_account: 'Noch keinen Account?',
  logged_out: 'Du bist ausgeloggt.',
  ended: 'Deine Sitzung ist abgelaufen. Log dich wieder ein, um weiterzumachen.',
  banned_until: 'Ab {until} kannst du dich wieder einloggen.',
  banned_for_good: 'Das gilt dauerhaft.',
  banned_why: 'Grund lesen und Einspruch einlegen',
} as const;

export const signup = {
  description: 'In einer Minute steht dein Profil, kostenlos. Dann siehst du, wer in deiner Nähe ist.',
  progress: 'Schritt {step, number} von {total, number}',
  name: 'Profilname',
  name_question: 'Wie willst du heißen?',
  name_hint: 'Diesen Namen sehen andere Mitglieder. Es muss nicht dein echter sein.',
  birth_date: 'Geburtsdatum',
  birth_date_question: 'Wann bist du geboren?',
  birth_date_hint: 'Andere sehen nur dein Alter.',
  day: 'Tag',
  month: 'Monat',
  year: 'Jahr',
  gender: 'Ich bin',
  country: 'Land',
  region_none: 'Sag ich lieber nicht',
  place_question: 'Wo wohnst du?',
  region_again: 'Du hast das Land geändert. Wähl noch, wo du dort wohnst, oder lass es offen.',
  place_hint: 'So findest du Mitglieder in deiner Nähe. Nach deiner Adresse fragen wir nie.',
  email: 'E-Mail-Adresse',
  email_question: 'Wie lautet deine E-Mail-Adresse?',
  email_hint: 'Niemand sonst sieht sie. Wir schicken dir eine Mail, damit du sie bestätigst.',
  email_suggestion: 'Meinst du {email}?',
  email_suggestion_use: '{email} nehmen',
  password: 'Passwort',
  password_question: 'Wähl ein Passwort',
  password_hint: 'Mindestens {min, number} Zeichen. Ein kurzer Satz eignet sich gut.',
  password_again: 'Wir merken uns dein Passwort nicht. Gib es noch einmal ein.',
  password_show: 'Passwort anzeigen',
  password_hide: 'Passwort verbergen',
  strength_short: 'Noch zu kurz',
  strength_weak: 'Leicht zu erraten',
  strength_fair: 'Mittel',
  strength_strong: 'Stark',
  visible_to_visitors: 'Auch Gäste ohne Account dürfen mein Profil sehen: Hauptfoto, Name, Alter, Ort und was ich über mich schreibe.',
  terms: 'Ich bin mindestens {min_age} Jahre alt und akzeptiere die <terms>AGB</terms> und die <privacy>Datenschutzerklärung</privacy>.',
  submit: 'Account anlegen',
  has_account: 'Hast du schon einen Account?',
  working: 'Wir legen deinen Account an',
  locked: 'Einen Moment noch, gleich fertig.',
  step_check: 'Angaben prüfen',
  step_create: 'Account anlegen',
  step_matches: 'Matches suchen',
  step_mail: 'Aktivierungsmail senden',
  step_done: 'Fertig',
  complete_title: 'Willkommen, {name}',
  complete_mail_first: 'Öffne zuerst den Link in dieser Mail. Danach kannst du dich einloggen.',
  complete_text: 'Wir haben eine Mail an {email} geschickt. Öffne den Link darin, dann ist dein Account aktiv.',
  about: 'Danach geht es weiter zu {name}.',
  message: 'Nachricht an {name}',
  message_question: 'Was willst du {name} schreiben?',
  message_placeholder: 'Hey, dein Profil gefällt mir …',
  message_hint: 'Wir senden deine Nachricht, sobald du deine E-Mail-Adresse bestätigst. Sie kostet {price, number} von deinen {free, number} Gratis-Credits.',
  message_left: 'Noch {count, plural, one {# Zeichen} other {# Zeichen}}',
  message_over: '{count, plural, one {# Zeichen} other {# Zeichen}} zu lang',
  message_skip: 'Ohne Nachricht weiter',
  complete_message: 'Deine Nachricht an {name} liegt bereit. Sie wird zugestellt, sobald dein Account aktiv ist.',
  complete_member: 'Weiter zu {name}',
  complete_more: 'Sieh, wer zu dir passt',
  matches_title: 'Wer zu dir passen könnte',
  matches_text: 'In deiner Nähe und etwa in deinem Alter. Ein Like kostet nichts. Likt ihr euch gegenseitig, ist es ein Match.',
  matches_none: 'Noch niemand gefunden',
  matches_none_text: 'In deiner Nähe ist noch niemand in deinem Alter. Schau dich gern weiter um.',
} as const;

export const closed_signup = {
  title: 'Registrieren geht nur mit Einladung',
  text: '{site} ist im Moment nur für Leute mit Einladung offen. Kennst du ein Mitglied? Frag nach einer Einladung: Mit dem Link kommst du rein.',
  invitation_title: 'Diese Einladung funktioniert nicht',
} as const;

export const complete_signup = {
  title: 'Registrierung abschließen',
  text: 'Wähl ein Passwort und akzeptiere die AGB, dann bist du drin.',
  over_title: 'Link abgelaufen oder ungültig',
  over_text: 'Dieser Link wurde schon benutzt oder gilt nicht mehr. Wenn dein Account schon fertig ist, log dich ein. Sonst registrier dich einfach hier.',
  over_member: 'Dieser Link wurde schon benutzt oder gilt nicht mehr. Du bist eingeloggt, also brauchst du ihn nicht mehr.',
} as const;

export const activation = {
  title: 'Bestätige deine E-Mail-Adresse',
  text: 'Noch einmal tippen, und dein Account ist aktiv.',
  submit: 'Account aktivieren',
  done_title: 'Dein Account ist aktiv',
  done_text: 'Jetzt sehen andere dein Profil und können dir schreiben.',
  done_messages: '{count, plural, one {Die Nachricht, die du schon geschrieben hast, ist zugestellt.} other {Die # Nachrichten, die du schon geschrieben hast, sind zugestellt.}}',
  done_start: 'Mitglieder ansehen',
  error_help: 'Der Link ist abgelaufen oder wurde schon benutzt.',
  error_login: 'Schon aktiviert? Dann log dich einfach ein. Falls nicht, kannst du nach dem Einloggen eine neue Mail anfordern.',
  error_active: 'Dein Account ist schon aktiv, du musst nichts tun.',
  error_ask: 'Fordere eine neue Mail an.',
  reminder_text: 'Wir haben einen Link an {email} geschickt. Bis du ihn öffnest, sieht niemand dein Profil, und deine Nachrichten warten.',
  hint: 'Die Mail kommt meist innerhalb von {minutes, plural, one {einer Minute} other {# Minuten}}. Nichts da? Schau in den Spam-Ordner.',
  resend: 'Neue Mail senden',
  resent: 'Eine neue Mail ist unterwegs.',
  not_me: 'Das war ich nicht',
  not_me_question: 'Du hast dich nicht registriert?',
  not_me_text: 'Dann hat jemand anders deine E-Mail-Adresse eingegeben. Wir löschen diesen Account sofort, mit allem, was darin ist.',
  not_me_submit: 'Diesen Account löschen',
  removed_title: 'Der Account ist gelöscht',
  removed_text: 'Deine E-Mail-Adresse ist hier nicht mehr gespeichert, und du bekommst keine Mails mehr von uns. Mehr musst du nicht tun.',
  resend_later: 'In {wait} kannst du eine neue Mail anfordern.',
} as const;

export const reset = {
  title: 'Passwort vergessen',
  description: 'Wähl ein neues Passwort über den Link, den wir dir mailen.',
  text: 'Gib deine E-Mail-Adresse ein. Wir mailen dir einen Link, mit dem du ein neues Passwort wählst.',
  ask: 'Link zuschicken',
  back: 'Zurück zum Login',
  sent_title: 'Schau in dein Postfach',
  sent: 'Wir haben einen Link an {email} geschickt.',
  sent_perhaps: 'Falls {email} hier einen Account hat, ist jetzt ein Link unterwegs.',
  sent_hint: 'Der Link gilt {hours, plural, one {# Stunde} other {# Stunden}}. Nichts da? Schau in den Spam-Ordner.',
} as const;

export const new_password = {
  title: 'Neues Passwort wählen',
  text: 'Danach bist du hier eingeloggt und auf allen anderen Geräten ausgeloggt. Passkeys musst du neu hinzufügen.',
  label: 'Neues Passwort',
  again: 'Noch einmal',
  submit: 'Passwort speichern',
  done: 'Dein Passwort ist geändert.',
} as const;

export const mailed_link = {
  why: 'Ein Link aus unseren Mails funktioniert einmal, und nur so lange, wie es in der Mail steht.',
  ask_anew: 'Neue Mail anfordern',
} as const;

export const mail_change = {
  title: 'Bestätige deine neue E-Mail-Adresse',
  text: 'Noch einmal tippen, und das ist die Adresse deines Accounts.',
  submit: 'Diese Adresse nutzen',
  done_title: 'Deine E-Mail-Adresse ist geändert',
  done: 'Log dich ab jetzt mit dieser Adresse ein. War deine alte Adresse bestätigt, liegt dort eine Mail, mit der du das rückgängig machen kannst.',
  revert_title: 'Alte E-Mail-Adresse wiederherstellen',
  revert_text: 'Dein Account gehört dann wieder zu der Adresse, die diese Mail bekommen hat. Alle werden ausgeloggt, und das Passwort gilt nicht mehr.',
  revert_submit: 'Rückgängig machen',
  reverted_title: 'Deine alte Adresse ist zurück',
  reverted: 'Alle sind ausgeloggt. Wir haben dir eine Mail geschickt: Wähl damit ein neues Passwort, dann kommst du wieder rein.',
  reverted_again: 'Noch einen Link senden',
} as const;

export const account_deleted = {
  title: 'Dein Account ist gelöscht',
  hidden: 'Niemand sieht dich mehr, und du bist überall ausgeloggt.',
  until: 'Bis zum {until} kannst du zurückkommen, mit dem Link in der Mail, die wir dir gerade geschickt haben. Danach löschen wir alles endgültig.',
  days: '{days, number} Tage lang kannst du zurückkommen, mit dem Link in der Mail, die wir dir geschickt haben. Danach löschen wir alles endgültig.',
  goodbye: 'Schön, dass du da warst. Mach’s gut.',
  home: 'Zur Startseite',
} as const;

export const reactivation = {
  title: 'Willst du zurückkommen?',
  text: 'Einmal tippen, und dein Account ist wieder da, so wie du ihn verlassen hast. Danach loggst du dich ein.',
  submit: 'Ja, ich bin wieder da',
  done_title: 'Willkommen zurück',
  done_text: 'Alles ist, wie es war. Du musst dich nur noch einloggen.',
  expired_help: 'Log dich mit deiner E-Mail-Adresse und deinem Passwort ein. Dort kannst du eine neue Mail anfordern, solange die 14 Tage nicht vorbei sind.',
  resend: 'Mail noch mal senden',
  resent: 'Die Mail ist unterwegs. Schau auch in den Spam-Ordner.',
} as const;

/** In discreet mode, `name` replaces the site's name in titles, logo, emails and their sender. */
export const discreet = {
  name: 'Kalender',
  leave: 'Schnell weg',
  leave_short: 'Weg',
} as const;
