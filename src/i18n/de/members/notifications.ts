export const push_question = {
  message: 'Willst du gleich wissen, wenn eine Antwort da ist?',
  like: 'Willst du gleich wissen, wem du gefällst?',
} as const;

export const push_offer = {
  text: 'Wir melden uns bei einer neuen Nachricht, einem Like oder einem Match, auch wenn die Seite zu ist.',
  control: 'Du wählst, worüber. Du kannst Ruhezeiten einstellen, und im diskreten Modus stehen weder Name noch Text drin.',
  turn_on: 'Mitteilungen einschalten',
  not_now: 'Lieber nicht',
  done: 'Mitteilungen sind auf diesem Gerät an.',
  undecided: 'Du hast noch nichts gewählt.',
  failed: 'Die Mitteilungen ließen sich nicht einschalten. Versuch es später noch mal.',
  denied_title: 'Mitteilungen sind blockiert',
  denied: 'Dein Browser blockiert Mitteilungen von dieser Seite. So machst du das rückgängig:',
  denied_in_app: 'Mitteilungen von dieser App sind blockiert. So machst du das rückgängig:',
  denied_app: 'Halt das Symbol der App gedrückt oder öffne ihr Menü ⋮ und wähl „App-Info“. Schalt dort „Benachrichtigungen“ ein.',
  denied_chrome: 'Öffne das Symbol links neben der Webadresse, wähl „Berechtigungen“ oder „Website-Einstellungen“ und lass „Benachrichtigungen“ zu.',
  denied_firefox: 'Öffne das Schloss links neben der Webadresse und heb bei „Benachrichtigungen senden“ die Blockade auf. Lade die Seite danach neu.',
  denied_safari: 'Wähl im Menü „Safari“ die „Einstellungen“, dann „Websites“ und „Mitteilungen“, und erlaube sie für diese Seite.',
  denied_ios: 'Öffne die App „Einstellungen“, wähl „Mitteilungen“, dann diese Seite, und schalt Mitteilungen ein.',
  install: 'Auf iPhone und iPad gehen Mitteilungen, wenn die Seite auf deinem Home-Bildschirm liegt:',
  install_open: 'Öffne die Seite vom Home-Bildschirm aus und schalt die Mitteilungen dort ein.',
} as const;

export const ios_install = {
  share: 'Tipp in der Leiste deines Browsers auf das Quadrat mit dem Pfeil nach oben.',
  add: 'Wähl „Zum Home-Bildschirm“.',
  confirm: 'Tipp oben rechts auf „Hinzufügen“.',
} as const;

export const disabled_alert = {
  label: 'Deine Mails sind aus',
} as const;

export const disabled_reason = {
  bounce: 'Unsere Mails kommen bei dir nicht an',
  fbl: 'Deine Mails sind nach einer Spam-Meldung aus',
  listunsubscribe: 'Deine Mails sind aus: Du hast sie abbestellt',
} as const;
