export const report = {
  action: '{name} melden',
  lead: '{name} erfährt nicht, dass du das meldest.',
  reason: 'Was ist los?',
  reason_missing: 'Wähl aus, was los ist',
  text: 'Erzähl, was passiert ist',
  text_hint: 'Ein paar Sätze reichen. Höchstens {max, number} Zeichen.',
  block: '{name} auch blockieren',
  block_hint: 'Ihr seht euch dann nicht mehr. Der Chat verschwindet, aber für diese Meldung bleibt er erhalten.',
  evidence: 'Wir halten das Profil, die Fotos und eure letzten Nachrichten fest, wie sie jetzt sind, bis wir fertig sind. Auch wenn jemand von euch blockiert.',
  danger: 'Ist gerade jemand in Gefahr? Wähl die 112. Wir sehen es uns so schnell wie möglich an, sind aber kein Rettungsdienst.',
  submit: 'Meldung senden',
  sent_title: 'Wir haben deine Meldung',
  sent_text: 'Danke, dass du uns Bescheid gibst. Deine Vorgangsnummer ist <code>{reference}</code>; du bekommst sie auch per Mail.',
  known_title: 'Das hattest du schon gemeldet',
  known_text: 'Was du jetzt geschrieben hast, gehört zu dieser Meldung. Die Vorgangsnummer bleibt <code>{reference}</code>.',
  sent_next: 'Jemand von uns liest deine Meldung und sieht sich das Profil an. Dringendes geht vor. Du hörst auf jeden Fall von uns, auch wenn wir nichts tun.',
} as const;

export const report_reason = {
  spam_or_scam: 'Spam oder Betrug',
  fictional_not_labelled: 'Ein Fake-Profil, das nicht als fiktiv gekennzeichnet ist',
  underage: 'Jemand unter 18',
  harassment: 'Belästigung, Hass oder Bedrohung',
  intimate_image_without_consent: 'Ein intimes Foto ohne Einwilligung',
  extortion: 'Erpressung',
  danger_to_life: 'Jemand ist in Gefahr',
  other: 'Etwas anderes',
} as const;

export const safety_note = {
  label: 'Pass auf dich auf',
  money: 'Hier geht es um Geld. Was {name} auch erzählt: Schick nie Geld, Gutscheinkarten oder Bankdaten an jemanden, den du nicht getroffen hast.',
  money_tips: 'So läuft Betrug ab',
  extortion: 'Wirst du von {name} bedroht? Du bist nicht allein, und du bist nicht schuld. Zahl nicht, antworte nicht und heb die Nachrichten auf.',
  extortion_help: 'Was du jetzt tun kannst',
  report: 'Melden',
  reported: 'Gemeldet',
  block: 'Blockieren',
  dismiss: 'Diesen Hinweis in diesem Chat verbergen',
} as const;

export const check_in_alert = {
  question: 'Alles gut?',
  otherwise: 'Sonst melden wir uns bei deiner Vertrauensperson.',
  alarmed: 'Deine Vertrauensperson weiß Bescheid.',
  waiting: 'Noch nicht gesendet. Das passiert, sobald du wieder Verbindung hast.',
  well: 'Alles gut',
  thanks: 'Schön zu hören.',
} as const;

export const safety_menu = {
  check_in: 'Date-Check-in planen',
  tips: 'Sicher daten',
} as const;

export const report_action = {
  photo: 'Foto von {name} melden',
  message: 'Nachricht von {name} melden',
  chat_photo: 'Chatfoto von {name} melden',
  gift: 'Geschenk von {name} melden',
} as const;

export const frozen = {
  title: 'Dein Account ruht',
  short: 'Dein Account ruht: Du kannst nur lesen',
  since: 'Dein Account ruht seit {day}.',
  why: 'Grund: {reason}',
  what: 'Wir klären etwas. Bis wir fertig sind, sieht dich niemand, und du kannst nichts schreiben, liken oder ändern. Dir geht nichts verloren, und lesen kannst du alles.',
  composer: 'Du kannst gerade nur lesen',
  contact: 'Ein Irrtum? Sag uns Bescheid',
  export: 'Deine Daten herunterladen',
} as const;

export const decision_alert = {
  label: 'Eine Entscheidung zu deinem Account',
} as const;

export const noticed_decision = {
  warning: 'Verwarnung: Lies, warum',
  content_removed: 'Etwas wurde gelöscht: Lies, warum',
} as const;
