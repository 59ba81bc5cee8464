export const activation_mail = {
  subject: 'Bestätige deine E-Mail-Adresse für {site}',
  preview: 'Ein Klick, und dein Account ist aktiv.',
  text: 'Schön, dass du da bist. Bestätige, dass das deine E-Mail-Adresse ist; dann sehen andere dein Profil, und deine Nachrichten werden zugestellt.',
  button: 'Account aktivieren',
  expires: 'Der Link gilt {days, plural, one {# Tag} other {# Tage}}.',
  not_you: 'Hast du dich nicht registriert? Dann öffne den Link und wähl „Das war ich nicht“: Der Account verschwindet sofort. Tust du nichts, verschwindet er nach {days, number} Tagen von selbst.',
} as const;

export const account_exists_mail = {
  subject: 'Du hast schon einen Account bei {site}',
  preview: 'Du kannst dich einfach einloggen.',
  text: 'Jemand wollte sich mit dieser E-Mail-Adresse registrieren. Warst du das? Du hast schon einen Account, also kannst du dich einfach einloggen.',
  button: 'Einloggen',
  not_you: 'Warst du es nicht? Dann musst du nichts tun: Nichts hat sich geändert, und niemand hat etwas gesehen.',
} as const;

export const mail_parts = {
  greeting: 'Hallo {name}!',
  greeting_unnamed: 'Hallo!',
  link: 'Der Knopf geht nicht? Dann öffne diesen Link:',
  sent_by: '{company}, {address}, {city}',
  support: 'Fragen? Schreib an {email}.',
} as const;

export const password_reset_mail = {
  subject: 'Wähl ein neues Passwort für {site}',
  preview: 'Mit dem Knopf wählst du ein neues Passwort.',
  text: 'Du hast um ein neues Passwort gebeten. Wähl es mit dem Knopf unten. Danach bist du gleich eingeloggt und auf allen anderen Geräten ausgeloggt.',
  button: 'Neues Passwort wählen',
  expires: 'Der Link funktioniert einmal, {hours, plural, one {# Stunde} other {# Stunden}} lang.',
  not_you: 'Hast du nicht darum gebeten? Dann musst du nichts tun: Dein Passwort bleibt, wie es ist.',
} as const;

export const password_changed_mail = {
  subject: 'Dein Passwort für {site} wurde geändert',
  preview: 'Warst du das nicht? Dann lies weiter.',
  text: 'Du hast jetzt ein anderes Passwort. Auf allen anderen Geräten bist du ausgeloggt.',
  passkeys: 'Deine Passkeys haben wir gelöscht, falls jemand anders einen hinzugefügt hatte. In den Einstellungen legst du schnell einen neuen an.',
  not_you: 'Warst du das nicht? Dann wähl sofort selbst ein neues Passwort: Damit sperrst du alle aus, die jetzt in deinen Account kommen.',
  button: 'Das war ich nicht',
} as const;

export const email_change_mail = {
  subject: 'Bestätige deine neue E-Mail-Adresse für {site}',
  preview: 'Ein Klick, und das ist deine Adresse.',
  text: 'Du willst diese E-Mail-Adresse für deinen Account nutzen. Bestätige mit dem Knopf, dass du hier deine Mails liest. Bis dahin gilt deine alte Adresse.',
  button: 'Diese Adresse nutzen',
  expires: 'Der Link funktioniert einmal, {hours, plural, one {# Stunde} other {# Stunden}} lang.',
  not_you: 'Hast du nicht darum gebeten? Dann musst du nichts tun.',
} as const;

export const email_change_asked_mail = {
  subject: 'Änderung deiner E-Mail-Adresse bei {site}',
  preview: 'Warst du das nicht? Dann lies weiter.',
  text: 'Dein Account bekommt eine andere E-Mail-Adresse, sobald sie bestätigt ist: {email}. Bis dahin gilt diese hier.',
  not_you: 'Warst du das nicht? Dann kennt jemand anders dein Passwort. Wähl ein neues: Das stoppt die Änderung, und alle werden ausgeloggt.',
  button: 'Das war ich nicht',
} as const;

export const email_changed_mail = {
  subject: 'Deine E-Mail-Adresse für {site} wurde geändert',
  preview: 'Warst du das nicht? Du kannst es rückgängig machen.',
  text: 'Zu deinem Account gehört jetzt {email}. Diese Adresse gehört nicht mehr dazu.',
  again: 'Dein Account hat jetzt eine andere E-Mail-Adresse. Diese gehört nicht mehr dazu.',
  not_you: 'Warst du das nicht? Mach es mit dem Knopf rückgängig. Dann gilt diese Adresse wieder, alle sind ausgeloggt, und wir schicken dir einen Link für ein neues Passwort.',
  button: 'Rückgängig machen',
  expires: 'Rückgängig machen kannst du es {days, plural, one {# Tag} other {# Tage}} lang.',
} as const;

export const new_login_mail = {
  subject: 'Neuer Login bei {site}',
  preview: 'Warst du das?',
  text: 'In deinen Account hat sich jemand mit einem Browser eingeloggt, den wir noch nicht kannten:',
  device: '{browser} auf {system}, {country}',
  browser_unknown: 'unbekannter Browser',
  system_unknown: 'unbekanntem Gerät',
  country_unknown: 'Land unbekannt',
  not_you: 'Warst du das nicht? Dann beende diesen Login und wähl ein neues Passwort unter {address}',
  button: 'Logins ansehen',
  you: 'Warst du es selbst? Dann musst du nichts tun.',
} as const;

export const passkey_mail = {
  subject: 'Deine Passkeys bei {site} haben sich geändert',
  preview: 'Warst du das?',
  added: 'Zu deinem Account ist ein Passkey dazugekommen: „{passkey}“. Damit kannst du dich ohne Passwort einloggen.',
  removed: 'Der Passkey „{passkey}“ wurde aus deinem Account gelöscht. Dein Passwort gilt weiter.',
  not_you: 'Warst du das nicht? Dann sieh dir deine Passkeys an und wähl ein neues Passwort unter {address}',
  button: 'Passkeys ansehen',
  you: 'Warst du es selbst? Dann musst du nichts tun.',
} as const;

export const no_free_credits_mail = {
  subject: 'Zu deinen Gratis-Credits bei {site}',
  preview: 'Deine Adresse ist bestätigt. Ein Wort zu deinen Credits.',
  once: 'Deine Adresse ist bestätigt, willkommen. Diese E-Mail-Adresse hat schon einmal Gratis-Credits bekommen, und die gibt es nur einmal. Deshalb haben wir {credits, plural, one {den Gratis-Credit} other {die # Gratis-Credits}} von deiner Registrierung wieder abgezogen.',
  unsent: '{count, plural, one {Die Nachricht, die du schon geschrieben hattest, haben wir deshalb nicht gesendet. Niemand hat sie gesehen.} other {Die # Nachrichten, die du schon geschrieben hattest, haben wir deshalb nicht gesendet. Niemand hat sie gesehen.}}',
  free: 'Suchen, Liken, Matches und Lesen bleiben gratis. Mit einem Paket schreibst du weiter.',
  button: 'Pakete ansehen',
  why: 'Eine Adresse mit Plus oder, bei Gmail, mit Punkten gilt als dieselbe E-Mail-Adresse.',
} as const;

export const deletion_mail = {
  subject: 'Dein Account bei {site} wird gelöscht',
  preview: 'Eine Weile kannst du noch zurück.',
  text: 'Dein Account ist verborgen. Niemand sieht mehr dein Profil, deine Fotos und deine Chats.',
  until: 'Bis zum {until} kannst du zurückkommen, dann ist alles, wie es war. Danach löschen wir alles endgültig.',
  button: 'Ich will zurück',
  not_you: 'Hast du deinen Account nicht gelöscht? Dann nimm den Knopf und wähl danach ein neues Passwort.',
} as const;

export const export_mail = {
  subject: 'Deine Daten von {site} liegen bereit',
  preview: 'Log dich ein, um sie herunterzuladen.',
  text: 'Du hast um eine Kopie deiner Daten gebeten. Sie liegt bereit. Zur Sicherheit ist sie nicht in dieser Mail, sondern in deinem Account.',
  button: 'Daten herunterladen',
  expires: 'Du kannst sie {days, plural, one {# Tag} other {# Tage}} lang herunterladen. Danach löschen wir sie.',
  not_you: 'Hast du nicht darum gebeten? Dann ändere dein Passwort und sieh in den Einstellungen nach, welche Geräte eingeloggt sind.',
} as const;

export const export_failed_mail = {
  subject: 'Deine Daten von {site} sind noch nicht da',
  preview: 'Es hat nicht geklappt. Du kannst es gleich noch mal versuchen.',
  text: 'Du hast um eine Kopie deiner Daten gebeten. Wir haben es mehrmals versucht, aber es hat nicht geklappt. Das liegt an uns, nicht an dir. Versuch es ruhig noch mal. Klappt es wieder nicht, sag uns Bescheid.',
  button: 'Noch mal anfordern',
} as const;

export const export_page = {
  reports: 'Meldungen von dir',
  title: 'Die Daten von {name}',
  lead: 'Alles, was {site} am {date} über dich gespeichert hatte. Von anderen steht hier nur, was du selbst sehen konntest.',
  chapters: 'Kapitel',
  files: 'Dasselbe liegt im Ordner „data“, für Programme. Deine Fotos sind im Ordner „photos“.',
  none: 'Nichts.',
  yes: 'Ja',
  no: 'Nein',
  account: 'Account',
  email: 'E-Mail-Adresse',
  language: 'Sprache',
  signed_up: 'Registriert',
  terms: 'AGB akzeptiert',
  came_by: 'Wie du zu uns gekommen bist',
  invitations: 'Einladungen',
  invitation: 'Einladung, {used, select, yes {benutzt} other {nicht benutzt}}',
  confirmed: 'E-Mail-Adresse bestätigt',
  premium: 'Premium seit',
  sessions: 'Logins',
  login_times: 'seit {from}, zuletzt {last}',
  unknown_device: 'Unbekanntes Gerät',
  browsers: 'Browser, die wir von dir kennen',
  browser: 'Damit hast du dich eingeloggt',
  passkeys: 'Passkeys',
  email_change: 'Neue E-Mail-Adresse, noch nicht bestätigt',
  links: 'Links, die wir dir gemailt haben',
  freezes: 'Wann dein Account ruhte',
  freeze: 'Ohne Erklärung',
  freeze_times: 'von {from} bis {until}',
  freeze_since: 'seit {from}',
  emails: 'Mails der letzten 30 Tage',
  profile: 'Profil',
  name: 'Name',
  birth_date: 'Geburtsdatum',
  gender: 'Geschlecht',
  country: 'Land',
  blocked: 'Von dir blockiert',
  word_filter: 'Verborgene Wörter',
  preferences: 'Wen du sehen willst',
  preferences_are: '{from} bis {until} Jahre, {is, select, near {bis {km} km} other {jede Entfernung}}',
  photos: 'Fotos',
  photo_public: 'Öffentlich',
  photos_sent: 'Fotos, die du gesendet hast',
  album: 'Geschlossenes Album',
  album_shown_to: 'Du gibst es frei für',
  album_shown_by: 'Du siehst das Album von',
  verification: 'Verifiziertes Foto',
  selfie: 'Dein Selfie',
  discounts: 'Rabattcodes',
  payments: 'Zahlungen',
  cards: 'Gespeicherte Karten',
  searches: 'Gespeicherte Suchen',
  conversations: 'Chats',
  email_feedback: 'Zurückgekommene Mails und Spam-Meldungen',
} as const;

export const export_feedback = {
  bounce: 'Deine E-Mail-Adresse hat nicht funktioniert',
  temporary: 'Eine Mail ist nicht angekommen',
  complaint: 'Eine Mail wurde als Spam gemeldet',
} as const;

export const export_payment = {
  created: 'begonnen',
  pending: 'in Bearbeitung',
  completed: 'bezahlt',
  failed: 'fehlgeschlagen',
  cancelled: 'abgebrochen',
  expired: 'abgelaufen',
  refunded: 'erstattet',
  charged_back: 'von der Bank zurückgebucht',
} as const;

export const export_link = {
  activation: 'E-Mail-Adresse bestätigen',
  password_reset: 'Neues Passwort wählen',
  email_change: 'Neue E-Mail-Adresse bestätigen',
  email_revert: 'Neue E-Mail-Adresse rückgängig machen',
  reactivation: 'Account zurückholen',
  notifications: 'Wieder Mails bekommen',
} as const;

export const export_verification = {
  pose_shown: 'Pose verlangt',
  pending: 'Selfie gesendet',
  verified: 'Verifiziert',
  rejected: 'Abgelehnt',
} as const;

export const frozen_mail = {
  subject: 'Dein Account bei {site} ruht',
  preview: 'Wir klären etwas. Das heißt es für dich.',
  text: 'Wir klären etwas zu deinem Account. Bis wir fertig sind, sieht niemand sonst dein Profil, und du kannst nichts schreiben, liken oder ändern. Dir geht nichts verloren.',
  why: 'Grund: {reason}',
  can: 'Einloggen, deine Nachrichten lesen, deine Daten herunterladen und deinen Account löschen kannst du weiter.',
  disagree: 'Glaubst du, dass das ein Irrtum ist? Sag uns Bescheid oder schreib an {email}. Ein Mensch liest es.',
  button: 'Bescheid sagen',
} as const;

export const unfrozen_mail = {
  subject: 'Dein Account bei {site} ist zurück',
  preview: 'Alles ist, wie es war.',
  text: 'Wir sind fertig, und dein Account ist zurück: Andere sehen dein Profil wieder, und deine Chats und Likes sind, wie sie waren. Danke für deine Geduld.',
  button: 'Zur Seite',
} as const;

export const export_staff = {
  title: 'Wer deine Daten angesehen hat',
  lookups: 'Private Daten angesehen',
  notes: 'Notizen über dich',
  support: 'Kundenservice',
  moderator: 'Moderation',
  finance: 'Finanzen',
  admin: 'Verwaltung',
  operator: 'Der Betreiber',
} as const;

export const export_contacts = {
  title: 'Leute, denen du hier nie begegnen willst',
  list: 'Auf deiner Liste',
} as const;

export const exported_contact = {
  email: 'E-Mail-Adresse',
  phone: 'Telefonnummer',
} as const;
