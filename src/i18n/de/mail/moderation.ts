export const complaint_mail = {
  subject: 'Deine Beschwerde ist eingegangen ({reference})',
  preview: 'Wir lesen sie, und du hörst von uns.',
  text: 'Deine Beschwerde zu „{topic}“ ist bei uns. Wir lesen sie, gehen ihr nach und antworten an diese Adresse. Willst du etwas ergänzen? Dann antworte auf diese Mail.',
  reference: 'Deine Vorgangsnummer: {reference}',
  not_you: 'Hast du keine Beschwerde geschickt? Dann hat jemand aus Versehen deine Adresse eingegeben, und du musst nichts tun.',
} as const;

export const complaint_operator_mail = {
  subject: 'Beschwerde {reference}: {topic}',
  preview: 'Neue Beschwerde',
  greeting: 'Beschwerde {reference}',
  topic: 'Thema: {topic}',
  member: 'Von einem Mitglied: {email} (Account {account})',
  visitor: 'Von einem Gast: {email}',
  reply: 'Eine Antwort auf diese Mail geht an {email}.',
} as const;

export const report_mail = {
  subject: 'Deine Meldung ist eingegangen ({reference})',
  preview: 'Wir sehen sie uns an, und du hörst von uns.',
  text: 'Deine Meldung ist bei uns: „{reason}“. Was du gesehen hast, halten wir fest, wie es war. Das gemeldete Mitglied erfährt nicht, von wem die Meldung kommt.',
  next: 'Jemand von uns liest deine Meldung, entscheidet und sagt dir, was dabei herauskommt. Willst du etwas ergänzen? Dann antworte auf diese Mail. Hast du ein Foto von dir selbst gefunden, oder ist jemand in Gefahr? Dann schreib das dazu.',
  reference: 'Deine Vorgangsnummer: {reference}',
} as const;

export const report_operator_mail = {
  subject: 'Meldung {reference}: {reason}',
  subject_urgent: 'DRINGEND, Meldung {reference}: {reason}',
  preview: 'Neue Meldung über ein Mitglied',
  greeting: 'Meldung {reference}: {reason}',
  text: 'Ein Mitglied hat ein anderes Mitglied gemeldet. Die Meldung und die Beweise stehen in der Datenbank, nicht in dieser Mail.',
  read: 'Lesen: {command}',
} as const;

export const decision_mail = {
  subject: 'Eine Entscheidung über deinen Account auf {site}',
  replaces: 'Das ersetzt unsere Entscheidung vom {day}, die nicht mehr zählt: Wir haben uns die Meldung noch einmal angesehen.',
  removed_text: 'Wir haben den Text über dich gelöscht.',
  removed_photos: '{count, plural, one {Wir haben ein Foto verborgen; nur du siehst es noch.} other {Wir haben # Fotos verborgen; nur du siehst sie noch.}}',
  removed_messages: '{count, plural, one {Wir haben etwas gelöscht, das du gesendet hattest; nur du siehst es noch.} other {Wir haben # Dinge gelöscht, die du gesendet hattest; nur du siehst sie noch.}}',
  about: 'Es geht um {subject}.',
  rule: 'Die Regel: {rule}',
  reason: 'Warum: {reason}',
  refund: 'Für Credits, die du gekauft und nicht verwendet hast, bekommst du {money} zurück, über die Zahlungsart, mit der du gekauft hast.',
  counts: 'Das zählt {months, number} Monate lang als Verwarnung.',
  appeal: 'Nicht einverstanden? Sag uns bis zum {until}, warum. Jemand anders als beim ersten Mal sieht es sich noch einmal an. Das kostet nichts.',
  button: 'Entscheidung lesen oder Einspruch einlegen',
  by_people: 'Das haben Menschen entschieden, kein Computer.',
  automated: 'Das kam automatisch. Legst du Einspruch ein, sieht ein Mensch es sich an.',
  other_ways: 'Du kannst dich auch an eine zugelassene Stelle für außergerichtliche Streitbeilegung oder an ein Gericht wenden.',
} as const;

export const decision_undone_mail = {
  subject: 'Unsere Entscheidung über deinen Account auf {site} gilt nicht mehr',
  preview: 'Wir haben eine Entscheidung aufgehoben.',
  text: 'Wir haben uns die Meldung hinter unserer Entscheidung vom {day} noch einmal angesehen und die Entscheidung aufgehoben. Was wir gelöscht oder verborgen hatten, ist zurück, eine Sperre deswegen ist vorbei, und die Entscheidung zählt nicht mehr. Du musst nichts tun.',
} as const;

export const measure_mail = {
  warning: 'Du bekommst eine Verwarnung. Dein Profil bleibt, wie es ist, und du kannst normal weitermachen.',
  content_removed: 'Wir haben etwas von dir gelöscht. Ansonsten kannst du deinen Account normal nutzen.',
  temporary_ban: 'Dein Account ist bis zum {until} gesperrt. So lange sieht niemand dein Profil, und du kannst dich nicht einloggen. Danach ist alles wieder, wie es war.',
  permanent_ban: 'Dein Account ist dauerhaft gesperrt. Niemand sieht dein Profil, und du kannst dich nicht mehr einloggen.',
  messages_limited: 'Vorerst kannst du weniger neuen Leuten schreiben als sonst. Dein Profil und deine Chats bleiben, wie sie sind.',
  messages_stopped: 'Du kannst vorerst keinen neuen Leuten schreiben. Dein Profil und deine Chats bleiben, wie sie sind.',
} as const;

export const report_decision_mail = {
  subject: 'Was aus deiner Meldung wurde ({reference})',
  preview: 'Wir haben über deine Meldung entschieden.',
  text: 'Du hast {subject} gemeldet: „{reason}“. Jemand von uns hat es sich angesehen.',
  action: 'Wir haben eingegriffen, nach dieser Regel: {rule} Mehr können wir dir über das andere Mitglied nicht sagen, und es weiß nicht, dass die Meldung von dir kam.',
  no_action: 'Wir haben nicht eingegriffen. Trotzdem danke: Es hilft, dass du hinschaust.',
  appeal: 'Nicht einverstanden? Sag uns bis zum {until}, warum. Jemand anders als beim ersten Mal sieht es sich noch einmal an.',
  button: 'Entscheidung lesen oder Einspruch einlegen',
} as const;

export const report_undone_mail = {
  subject: 'Zu deiner Meldung ({reference}): Wir haben etwas zurückgenommen',
  preview: 'Wir haben es uns noch einmal angesehen.',
  text: 'Du hast {subject} gemeldet: „{reason}“.',
  undone: 'Wir hatten dir gesagt, dass wir eingegriffen haben. Später haben wir es uns noch einmal angesehen und es zurückgenommen.',
  button: 'Entscheidung lesen',
} as const;

export const notice_undone_mail = {
  subject: 'Zu deiner Meldung ({reference}): Wir haben etwas zurückgenommen',
} as const;

export const reported_subject = {
  profile: 'ein Mitglied',
  photo: 'ein Foto eines Mitglieds',
  message: 'eine Nachricht',
  chat_photo: 'ein Foto in einem Chat',
  gift: 'ein Geschenk',
  page: 'eine Seite',
} as const;

export const appeal_mail = {
  subject: 'Dein Einspruch ist eingegangen',
  preview: 'Wir sehen es uns noch einmal an.',
  text: 'Dein Einspruch ist bei uns. Wir sehen uns die Entscheidung noch einmal an und mailen dir das Ergebnis.',
  other_person: 'Das macht jemand anders als beim ersten Mal.',
} as const;

export const appeal_operator_mail = {
  subject: 'Einspruch {reference}',
  preview: 'Neuer Einspruch gegen eine Entscheidung',
  text: 'Ein Mitglied legt gegen eine Entscheidung Einspruch ein. Jemand anders als beim ersten Mal muss sie sich ansehen, in der Verwaltung.',
} as const;

export const appeal_decision_mail = {
  subject: 'Das Ergebnis deines Einspruchs',
  preview: 'Wir haben uns die Entscheidung noch einmal angesehen.',
  upheld_reported: 'Wir haben uns die Entscheidung über deinen Account noch einmal angesehen. Es bleibt dabei.',
  overturned_reported: 'Wir haben uns die Entscheidung über deinen Account noch einmal angesehen. Du hattest recht: Wir haben sie aufgehoben, und sie zählt nicht mehr. Das tut uns leid.',
  upheld_reporter: 'Wir haben uns die Entscheidung über deine Meldung noch einmal angesehen. Es bleibt dabei.',
  overturned_reporter: 'Wir haben uns die Entscheidung über deine Meldung noch einmal angesehen. Du hattest recht: Es wird neu darüber entschieden, und du erfährst das Ergebnis.',
  open_again: 'Dein Account ist wieder offen: Du kannst dich einloggen, und andere sehen dich wieder.',
  other_ban: 'Dein Account bleibt aber gesperrt, wegen einer anderen Entscheidung.',
  button: 'Antwort lesen',
  other_person: 'Das war jemand anders als beim ersten Mal.',
} as const;

export const complaint_answer_mail = {
  subject: 'Unsere Antwort auf deine Beschwerde ({reference})',
  preview: 'Wir sind der Sache nachgegangen.',
  text: 'Du hast uns eine Beschwerde zu „{topic}“ geschickt. Das ist unsere Antwort:',
  not_content: 'Nicht einverstanden? Dann antworte auf diese Mail.',
} as const;

export const decision_subject = {
  photo: 'eins deiner Fotos',
  message: 'eine Nachricht, die du gesendet hast',
  chat_photo: 'ein Foto, das du gesendet hast',
  gift: 'ein Geschenk, das du gesendet hast',
  selfie: 'dein Selfie',
} as const;

export const notice_mail = {
  subject: 'Deine Meldung ist eingegangen ({reference})',
  preview: 'Wir sehen sie uns an und sagen dir, was wir entscheiden.',
  text: 'Deine Meldung zu etwas auf unserer Seite ist bei uns. Was jetzt auf dieser Seite steht, halten wir für unsere Entscheidung fest.',
  next: 'Jemand von uns sieht es sich an und entscheidet: innerhalb einer Stunde, wenn jemand in Gefahr ist oder es um Minderjährige geht, sonst innerhalb eines Tages. Du bekommst eine Mail, egal was dabei herauskommt.',
  button: 'Stand ansehen',
  not_you: 'Kam diese Meldung nicht von dir? Dann hat sich jemand bei der Adresse vertan, und du musst nichts tun.',
} as const;

export const notice_decision_mail = {
  subject: 'Was wir über deine Meldung entschieden haben ({reference})',
  preview: 'Wir haben es uns angesehen.',
  text: 'Du hast uns gemeldet, dass {path} auf unserer Seite gegen das Gesetz sein könnte. Jemand von uns hat es sich angesehen.',
  action: 'Wir haben eingegriffen, nach dieser Regel: {rule}',
  no_action: 'Wir haben nicht eingegriffen.',
  disagree: 'Nicht einverstanden? Schick uns innerhalb von sechs Monaten eine Beschwerde zu einer Entscheidung, mit der Vorgangsnummer. Jemand anders sieht es sich noch einmal an. Das kostet nichts.',
  button: 'Beschwerde senden',
} as const;
