export const settings = {
  language_and_theme: 'Sprache und Design',
  language_hint: 'Auch unsere Mails kommen in dieser Sprache.',
  theme: 'Design',
  theme_auto: 'Automatisch',
  theme_light: 'Hell',
  theme_dark: 'Dunkel',
  theme_chosen: 'Design: {name}',
  switched_on: '„{label}“ ist an',
  switched_off: '„{label}“ ist aus',
  blocked: 'Blockierte Mitglieder',
  blocked_hint: 'Ihr seht euch nicht. Den Namen zeigen wir so, wie er beim Blockieren war.',
  blocked_none: 'Du hast niemanden blockiert. Blockieren kannst du auf jedem Profil, unter den drei Punkten.',
  unblock_name: 'Blockierung aufheben: {name}',
  account: 'Account',
  security: 'Sicherheit',
  data: 'Deine Daten und dein Account',
  since: 'Mitglied seit {date}',
  confirmed: 'bestätigt',
  not_confirmed: 'noch nicht bestätigt',
  membership: 'Mitgliedschaft',
  member_since: 'Mitglied seit',
} as const;

export const password_settings = {
  intro: 'Auf anderen Geräten wirst du ausgeloggt.',
  old: 'Altes Passwort',
  submit: 'Passwort ändern',
  done: 'Dein Passwort ist geändert. Auf deinen anderen Geräten bist du ausgeloggt.',
} as const;

export const reauthentication = {
  password: 'Dein Passwort',
} as const;

export const email_settings = {
  intro: 'Deine Adresse ist jetzt {email}.',
  new: 'Neue E-Mail-Adresse',
  another: 'Doch eine andere Adresse',
  hint: 'Wir schicken einen Link dorthin. Bis du ihn öffnest, gilt deine alte Adresse weiter.',
  submit: 'Adresse ändern',
  asked: 'Eine Mail ist unterwegs.',
  waiting: 'Wartet auf Bestätigung: {email}',
  waiting_text: 'Öffne den Link in der Mail, die wir dorthin geschickt haben. Er gilt bis {until}.',
  cancel: 'Doch nicht ändern',
  cancelled: 'Deine Adresse bleibt, wie sie ist.',
} as const;

export const sessions = {
  title: 'Logins und Geräte',
  intro:
    'Hier bist du eingeloggt. Kommt dir etwas unbekannt vor? Beende diesen Login und wähl ein neues Passwort.',
  on: '{browser} auf {system}',
  unknown: 'Unbekanntes Gerät',
  nowhere: 'Ort unbekannt',
  current: 'Dieses Gerät',
  begun: 'Eingeloggt: {when}',
  used: 'zuletzt benutzt: {when}',
  active: 'gerade in Gebrauch',
  end: 'Beenden',
  end_name: 'Login beenden: {name}',
  ended: 'Der Login ist beendet: {name}.',
  alone: 'Du bist sonst nirgends eingeloggt.',
  others: 'Alle anderen beenden',
  others_ended: 'Alle anderen Logins sind beendet.',
  everywhere: 'Überall ausloggen',
  everywhere_hint:
    'Damit loggst du dich auch hier aus. Danach gilt jeder Browser als neu: Beim ersten Login schicken wir dir eine Mail.',
} as const;

export const passkeys = {
  title: 'Passkeys',
  intro:
    'Mit einem Passkey loggst du dich per Fingerabdruck, Gesicht oder PIN deines Geräts ein. Du musst dir nichts merken, und niemand kann etwas erraten.',
  none: 'Du hast noch keinen Passkey.',
  add: 'Passkey hinzufügen',
  added: '„{name}“ ist hinzugefügt. Du kannst dich gleich damit einloggen.',
  cancelled: 'Kein Passkey hinzugefügt: Es wurde auf deinem Gerät abgebrochen. Nichts hat sich geändert.',
  known: 'Dieses Gerät hat schon einen Passkey für deinen Account.',
  unsupported: 'Dieser Browser unterstützt keine Passkeys.',
  created: 'Hinzugefügt: {when}',
  unused: 'noch nicht benutzt',
  rename: 'Umbenennen',
  rename_name: '„{name}“ umbenennen',
  name: 'Name',
  renamed: 'Der Passkey heißt jetzt „{name}“.',
  remove: 'Löschen',
  remove_name: '„{name}“ löschen',
  remove_question: '„{name}“ löschen?',
  remove_text: 'Danach kannst du dich damit nicht mehr einloggen. Dein Passwort gilt weiter.',
  removed: '„{name}“ ist gelöscht. Du kannst dich damit nicht mehr einloggen.',
  reauthentication: 'Kurz nachgefragt',
  reauthentication_text:
    'Du bist schon eine Weile eingeloggt. Gib dein Passwort ein, damit wir wissen, dass du es bist.',
  reauthentication_submit: 'Weiter',
} as const;

export const deletion = {
  title: 'Account löschen',
  step: 'Schritt {step, number} von {steps, number}',
  next: 'Weiter',
  stay: 'Doch bleiben',
  reason_title: 'Warum gehst du?',
  reason_hint: 'Wir lernen daraus. Willst du es lieber nicht sagen, dann mach einfach weiter.',
  remarks: 'Was willst du uns sagen?',
  remarks_hint: 'Nur wenn du magst. Höchstens {max, number} Zeichen.',
  what_title: 'Was passiert',
  what_now:
    'Sofort: Niemand sieht dich mehr. Dein Profil, deine Fotos, Likes und Chats sind aus allen Listen weg, und du bist überall ausgeloggt.',
  what_until:
    'Bis zum {until}: Du kannst mit dem Link aus der Mail zurückkommen. Dann ist alles, wie es war.',
  what_after:
    'Danach: Wir löschen alles endgültig. Ein Chat verschwindet auch bei der anderen Person. Nur Zahlungsdaten, die wir gesetzlich aufheben müssen, bleiben, getrennt von deinem Profil.',
  what_credits:
    'Du hast noch {count, plural, one {# Gratis-Credit} other {# Gratis-Credits}}. {count, plural, one {Der verschwindet} other {Die verschwinden}} dann auch.',
  what_back:
    'Für {credits, plural, one {deinen # gekauften Credit} other {deine # gekauften Credits}} erstatten wir dann {money} über die Zahlungsart, mit der du gekauft hast.',
  what_uncollected:
    'Davon sind {money} noch nicht von deinem Konto abgebucht. Ist das dann noch so, buchen wir sie nicht mehr ab.',
  what_instead: 'Willst du nur eine Weile nicht zu sehen sein? <link>Mach dich unsichtbar</link>.',
  reauthentication_title: 'Zum Schluss: Bist du es?',
  reauthentication_text: 'Dein Passwort zeigt uns, dass es deine eigene Entscheidung ist.',
  reauthentication_passkey: 'Du hast dich gerade mit deinem Passkey eingeloggt, das reicht.',
  submit: 'Meinen Account löschen',
  offer_title: 'Bleibst du für {percentage, number}% Rabatt?',
  offer_text:
    'Du bekommst einen Code für deine nächsten Credits, {days, number} Tage gültig. Wir fragen nur dieses eine Mal, egal was du wählst.',
  offer_accept: 'Ja, ich bleibe',
  offer_decline: 'Nein, weiter löschen',
  offered_title: 'Schön, dass du bleibst',
  offered_text: 'Deinen Code findest du auch bei deinen Credits.',
  offered_link: 'Zu deinen Credits',
} as const;

export const discount = {
  title: 'Dein Rabatt: {percentage, number}%',
  until: 'Für einen Kauf von Credits, bis zum {until}.',
  always: 'Für einen Kauf von Credits.',
  code: 'Code',
  copy: 'Kopieren',
  copied: 'Code kopiert',
} as const;

export const delete_reason = {
  price: 'Zu teuer',
  found_someone: 'Ich habe jemanden gefunden',
  not_looking: 'Ich suche gerade nicht',
  site_problems: 'Die Seite lief nicht gut',
  no_members: 'Zu wenige Mitglieder in meiner Nähe',
  time: 'Es kostet mich zu viel Zeit',
  other: 'Etwas anderes',
} as const;

export const discretion = {
  title: 'Diskretion',
  intro: 'Falls andere auf deinen Bildschirm, dein Handy oder in deine Mails schauen.',
  mode: 'Diskreter Modus',
  mode_text:
    'Der Tab heißt „{name}“ und bekommt ein neutrales Symbol. Mails und Mitteilungen kommen auch von „{name}“ und nennen keine Namen. Installierst du danach die App, heißt sie genauso. In diesem Browser gilt das schon vor dem Einloggen.',
  exit_text:
    'Einmal tippen, und du bist auf {site}. Die Zurück-Taste führt nicht hierher. Was du getippt hast, bleibt erhalten.',
  key: 'Taste',
  key_escape: 'Zweimal Escape',
  key_shift: 'Dreimal Umschalt',
  key_f9: 'F9',
  key_off: 'Nur der Knopf oben',
  key_saved: 'Taste gewählt',
  on: 'An',
  off: 'Aus',
} as const;

export const privacy = {
  seen: 'Wer dich sieht',
  row: 'Unsichtbar, online, gelesen, Besuche',
  shared: 'Was andere sehen können',
  mirror: 'Was du ausschaltest, siehst du auch bei anderen nicht.',
  presence: 'Online',
  presence_text: 'Andere sehen, ob du online bist oder heute warst.',
  read_text: 'Im Chat sieht die andere Person, dass du eine Nachricht gelesen hast.',
  typing: 'Schreibt gerade',
  typing_text: 'Im Chat sieht die andere Person, dass du gerade schreibst.',
  visits: 'Besuche',
  visits_text: 'Siehst du dir ein Profil an, kann dieses Mitglied sehen, dass du da warst.',
  gifts: 'Geschenke auf deinem Profil',
  gifts_text: 'Mitglieder sehen, welche Geschenke du bekommen hast und wie viele. Nie, von wem.',
} as const;

export const invitations = {
  title: 'Einladungen',
  intro:
    'Mit einer Einladung kann sich eine Person registrieren, auch wenn das sonst nicht geht. Jeder Link funktioniert einmal und {days, number} Tage lang. Niemand sieht, wen du einlädst.',
  unconfirmed: 'Bestätige erst deine E-Mail-Adresse. Danach kannst du hier einladen.',
  make: 'Einladung erstellen',
  make_another: 'Noch eine Einladung',
  left: 'Du kannst jetzt noch {left, number} erstellen.',
  none_left: 'Du hast {open, number} offene Einladungen. Mehr gehen nicht gleichzeitig.',
  ready: 'Deine Einladung ist fertig',
  once: 'Teil den Link jetzt: Später können wir ihn nicht mehr zeigen.',
  link: 'Link deiner Einladung',
  share: 'Teilen',
  copy: 'Link kopieren',
  copied: 'Kopiert',
  share_text: 'Kommst du auch zu {site}?',
  made: 'Deine Einladungen',
  made_on: 'Erstellt am {day}',
  open: 'Gültig bis {day}',
  used: 'Benutzt',
  expired: 'Abgelaufen',
  withdrawn: 'Zurückgezogen',
  withdraw: 'Zurückziehen',
  withdraw_made: 'Zurückziehen: Einladung vom {day}',
  withdrawn_now: 'Die Einladung ist zurückgezogen.',
} as const;

export const own_data = {
  title: 'Deine Daten',
  intro:
    'Eine Kopie von allem, was wir über dich gespeichert haben: Account, Profil, Fotos, Likes, Chats und Credits. Du öffnest sie im Browser, und auch andere Programme können sie lesen.',
  ask: 'Kopie anfordern',
  ask_hint: 'Das dauert meist ein paar Minuten. Du bekommst eine Mail, wenn sie bereitliegt.',
  making: 'Wir erstellen deine Kopie',
  making_text: 'Du musst nicht hier warten: Du bekommst eine Mail, wenn sie bereitliegt.',
  ready: 'Deine Kopie liegt bereit',
  ready_text: '{size}, erstellt am {made}. Du kannst sie bis zum {until} herunterladen.',
  password_hint: 'So wissen wir, dass du es bist, auch wenn jemand anders dein Handy hat.',
  log_in_again: 'Log dich noch mal ein, um deine Kopie herunterzuladen. So wissen wir, dass du es bist.',
  download: 'Herunterladen',
  downloading: 'Der Download beginnt.',
  failed: 'Das hat nicht geklappt',
  failed_text: 'Das liegt an uns. Du kannst es gleich noch mal versuchen.',
  again: 'Neue Kopie anfordern',
  again_hint: 'Die neue ersetzt diese.',
  next: 'Eine neue Kopie kannst du anfordern ab {when}.',
  inside: 'Heb die Datei dort auf, wo nur du herankommst: Deine Chats und Fotos sind darin lesbar.',
} as const;
