export const complaints = {
  title: 'Beschwerden',
  description: 'Nicht zufrieden mit {site}? Sag uns, was schiefging, dann gehen wir der Sache nach.',
  heading: 'Sag uns, was schiefging',
  lead: 'Eine Beschwerde hilft uns: So wissen wir, was besser werden muss.',
  topic: 'Worum geht es?',
  topic_none: 'Wähl ein Thema',
  text: 'Was ist passiert?',
  text_hint: 'Schreib, um wen oder was es geht, und wann es war. Höchstens {max, number} Zeichen.',
  email: 'Deine E-Mail-Adresse',
  email_hint: 'Hierhin schicken wir unsere Antwort.',
  answer_to: 'Unsere Antwort geht an {email}.',
  submit: 'Beschwerde senden',
  next_title: 'Wie es weitergeht',
  next_received: 'Du bekommst sofort eine Bestätigung per Mail, mit einer Vorgangsnummer.',
  next_looked: 'Wir lesen deine Beschwerde, gehen ihr nach und fragen, wenn etwas unklar ist.',
  next_answered: 'Wir mailen dir, was dabei herauskommt. Nicht einverstanden? Dann antworte auf diese Mail.',
  other_ways: 'Lieber mailen oder anrufen? Schreib an <email></email> oder ruf <phone></phone> an.',
  sent_title: 'Deine Beschwerde ist abgeschickt',
  sent_text: 'Du bekommst eine Bestätigung per Mail. Deine Vorgangsnummer ist <code>{reference}</code>.',
  sent_follow: 'Stand ansehen',
  sent_home: 'Zur Startseite',
  follow_title: 'Wie weit ist meine Beschwerde oder Meldung?',
  follow_lead: 'Schon eine Beschwerde geschickt oder etwas Rechtswidriges gemeldet? Sieh nach, wie weit wir sind.',
  follow_reference: 'Vorgangsnummer',
  follow_reference_hint: 'Acht Buchstaben und Ziffern; sie steht in unserer Mail.',
  follow_email: 'Adresse, die du angegeben hast',
  follow_submit: 'Stand ansehen',
  follow_unknown: 'Zu dieser Nummer und dieser Adresse finden wir nichts. Was du als Mitglied gemeldet hast, findest du in deinen Einstellungen unter „Meldungen und Entscheidungen“.',
  follow_sent: 'Gesendet am {day}',
  follow_answered: 'Beantwortet am {day}. Die Antwort liegt in deinem Postfach.',
  follow_other: 'Etwas anderes nachsehen',
} as const;

export const complaint_topic = {
  account: 'Mein Account oder das Einloggen',
  credits: 'Credits oder eine Zahlung',
  member: 'Ein anderes Mitglied',
  fictional: 'Ein fiktives Profil',
  photos: 'Ein Foto',
  privacy: 'Meine Daten',
  decision: 'Eine Entscheidung von euch',
  other: 'Etwas anderes',
  illegal_content: 'Etwas Rechtswidriges',
} as const;

export const complaint_state = {
  received: 'Eingegangen',
  in_progress: 'Wir gehen der Sache nach',
  answered: 'Beantwortet',
} as const;

export const safety = {
  title: 'Sicher daten',
  lines: 'Wen du anrufen kannst: {country}',
  lines_lead: 'Du musst nicht in Gefahr sein, um anzurufen, und du musst nicht sagen, wer du bist.',
  others: 'Hilfe in anderen Ländern',
  emergency: 'Akute Gefahr: der Notruf',
  police: 'Polizei, wenn es nicht eilt',
  all_day: 'Tag und Nacht',
} as const;

export const help_kind = {
  crisis: 'Wenn dir alles zu viel wird',
  lgbt: 'Für LGBTIQ+',
  victims: 'Nach Missbrauch, Betrug oder Erpressung',
} as const;

export const notice = {
  title: 'Rechtswidrige Inhalte melden',
  description: 'Hast du auf {site} etwas gesehen, das deiner Meinung nach gegen das Gesetz ist? Sag es uns, mit oder ohne Account.',
  heading: 'Rechtswidrige Inhalte melden',
  lead: 'Auf dieser Seite etwas gesehen, das deiner Meinung nach gegen das Gesetz ist? Sag uns, wo, dann sehen wir es uns an. Du brauchst keinen Account.',
  url: 'Adresse der Seite',
  url_hint: 'Kopier sie aus der Adresszeile. Nur Seiten von hier.',
  url_elsewhere: 'Diese Adresse gehört nicht zu uns',
  reason: 'Worum geht es?',
  reason_none: 'Wähl, worum es geht',
  text: 'Warum ist das deiner Meinung nach gegen das Gesetz?',
  text_hint: 'Sag genau, was du meinst: welches Foto, welche Worte. Höchstens {max, number} Zeichen.',
  name: 'Dein Name',
  email_hint: 'Wir bestätigen deine Meldung und sagen dir, was wir entscheiden. Die Person, die du meldest, erfährt nie deinen Namen oder deine Adresse. Bei sexuellem Missbrauch von Minderjährigen darfst du beides leer lassen.',
  good_faith: 'Was ich hier schreibe, ist nach meinem Wissen wahr und vollständig.',
  good_faith_missing: 'Bitte bestätige das',
  danger: 'Ist gerade jemand in Gefahr? Ruf die 112 oder den örtlichen Notruf an. Wir sind kein Rettungsdienst.',
  submit: 'Meldung senden',
  next_received: 'Du bekommst sofort eine Bestätigung per Mail, mit einer Vorgangsnummer.',
  next_looked: 'Jemand von uns sieht es sich an: innerhalb einer Stunde, wenn jemand in Gefahr ist oder es um Minderjährige geht, sonst innerhalb eines Tages. Was jetzt auf der Seite steht, halten wir fest.',
  next_answered: 'Wir mailen dir, was wir entschieden haben und was du tun kannst, wenn du nicht einverstanden bist.',
  member: 'Bist du Mitglied? Dann kannst du eine Person, ein Foto oder eine Nachricht auch direkt dort melden, wo du sie siehst. So wissen wir genau, was du meinst.',
  follow: 'Stand ansehen',
  sent_title: 'Deine Meldung ist abgeschickt',
  sent_text: 'Danke, dass du uns Bescheid gibst. Deine Vorgangsnummer ist <code>{reference}</code>. Wenn du eine Adresse angegeben hast, bekommst du sie auch per Mail.',
} as const;

export const notice_reason = {
  underage: 'Sexueller Missbrauch von Minderjährigen, oder jemand unter 18 auf der Seite',
  danger_to_life: 'Das Leben oder die Sicherheit von jemandem ist in Gefahr',
  intimate_image_without_consent: 'Ein intimes Foto ohne Einwilligung',
  extortion: 'Erpressung',
  harassment: 'Hass, Bedrohung oder Stalking',
  spam_or_scam: 'Betrug oder gestohlene Identität',
  other: 'Etwas anderes, das gegen das Gesetz ist',
} as const;
