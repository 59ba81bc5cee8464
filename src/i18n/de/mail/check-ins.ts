export const check_in_mail = {
  subject: 'Alles gut?',
  preview: 'Melde dich kurz, dann erfährt niemand sonst davon.',
  text: 'Du wolltest, dass wir dich am {time} fragen: Ist alles in Ordnung?',
  button: 'Antworten',
  otherwise: 'Hören wir innerhalb einer halben Stunde nichts, schreiben wir deiner Vertrauensperson.',
} as const;

export const check_in_withdrawn_mail = {
  subject: 'Dein Check-in braucht eine andere Vertrauensperson',
  preview: 'Deine Vertrauensperson will lieber keine Nachricht.',
  text: '{name} will lieber keine Nachrichten von uns. Antwortest du am {time} nicht, erfährt also niemand etwas. Plan den Check-in mit jemand anderem.',
  button: 'Jemand anderen wählen',
} as const;

export const check_in_mail_parts = {
  footer: '{name} hat uns deine Adresse dafür gegeben, und für nichts anderes.',
  stop: 'Antwort ändern oder diese Nachrichten stoppen',
} as const;

export const check_in_consent_mail = {
  subject: '{name} hat eine Frage an dich',
  text: '{name} trifft ab und zu neue Leute und möchte, dass jemand weiß, wo. Dürfen wir dir schreiben, wenn {name} sich danach nicht meldet?',
  what: 'In so einer Nachricht steht, mit wem {name} verabredet war, wo und wann. Du bekommst selten eine, vielleicht nie.',
  button: '{name} antworten',
  only: 'Für anderes nutzen wir deine Adresse nicht. Ohne dein Ja schreiben wir nicht noch einmal.',
  never: 'Kennst du {name} nicht? Dann musst du nichts tun. Du kannst solche Fragen auch für immer ausschließen.',
} as const;

export const check_in_alarm_mail = {
  subject: 'Eine Nachricht über {name}',
  text: '{name} wollte sich spätestens am {time} melden und hat uns gebeten, dir sonst zu schreiben. Wir haben nichts gehört.',
  person: 'Verabredet mit: {person}',
  place: 'Wo: {place}',
  since: 'Ab: {time}',
  note: 'Eine Notiz für dich: {note}',
  what_now: 'Oft ist nur der Akku leer. Versuch, {name} zu erreichen. Machst du dir Sorgen, ruf die Polizei an, im Notfall unter {number}.',
} as const;

export const check_in_well_mail = {
  subject: 'Eine Nachricht über {name}: Alles ist gut',
  text: '{name} hat sich gerade gemeldet: Alles ist gut. Du musst nichts tun.',
} as const;

export const export_check_ins = {
  title: 'Date-Check-ins',
  friends: 'Vertrauenspersonen, die wir benachrichtigen dürfen',
  dates: 'Geplant',
} as const;
