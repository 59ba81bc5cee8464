export const check_in = {
  title: 'Date-Check-in',
  row: 'Meldest du dich nicht, geben wir jemandem Bescheid',
  intro:
    'Triffst du jemand Neuen? Wir fragen dich danach, ob alles gut ist. Antwortest du nicht innerhalb einer halben Stunde, bekommt eine Vertrauensperson deiner Wahl eine Mail mit dem, was du teilen willst.',
  due_title: 'Alles gut?',
  due_text:
    'Du wolltest, dass wir dich am {time} fragen. Eine halbe Stunde später schreiben wir {friend}, außer du antwortest.',
  alarmed_title: 'Wir haben {friend} geschrieben',
  alarmed_text:
    'Du hast nicht rechtzeitig geantwortet. Geht es dir gut? Dann sagen wir {friend} sofort Bescheid.',
  open_title: 'Mit {person}',
  open_text: 'Wir fragen dich am {time}. Hören wir nichts, geben wir {friend} Bescheid.',
  unheard:
    'Wir fragen dich am {time}, aber {friend} will keine Nachricht. Es erfährt also niemand etwas: Wähl lieber eine andere Person.',
  unheard_asked:
    'Du wolltest, dass wir dich am {time} fragen. {friend} will keine Nachricht, also erfährt niemand etwas.',
  waiting: 'Noch nicht gesendet. Das passiert, sobald du wieder Verbindung hast.',
  place: 'Wo: {place}',
  planned: 'Geplant',
  plan_title: 'Check-in planen',
  plan_first: 'Wähl erst unten eine Vertrauensperson. Sobald sie zusagt, kannst du einen Check-in planen.',
  person: 'Wen triffst du?',
  where: 'Wo? (freiwillig)',
  where_hint: 'Eine Adresse, eine Bar, ein Ort: was jemand braucht, um dich zu finden.',
  note: 'Was soll deine Vertrauensperson noch wissen? (freiwillig)',
  friend: 'Wer bekommt Bescheid?',
  starts: 'Wann geht es los?',
  due: 'Wann sollen wir fragen, ob alles gut ist?',
  zone: 'Zeiten in {zone}',
  preview: 'Ansehen, was deine Vertrauensperson bekäme',
  preview_title: 'Das bekommt {friend}',
  preview_when:
    'Nur wenn du eine halbe Stunde nach der geplanten Zeit ({time}) noch nicht geantwortet hast, vorher nichts. Einen Tag nach dem Ende wird alles gelöscht.',
  preview_links:
    'Im Text steht nicht, welche Seite das ist. Der Link darunter führt aber hierher, also steht in seiner Adresse die Domain der Seite.',
  preview_subject: 'Betreff: {subject}',
  confirm: 'Diesen Check-in planen',
  change: 'Etwas ändern',
  plan_done: 'Geplant. Wir fragen dich am {time}. Viel Spaß.',
  friends: 'Deine Vertrauenspersonen',
  friends_hint:
    'Die Person bekommt eine Mail und muss erst zusagen. Im Text steht weder {site} noch, was du hier machst. Die Links führen aber hierher, also steht in ihrer Adresse die Domain der Seite. Für anderes nutzen wir die Adresse nicht.',
  friend_remove: '{name} entfernen',
  friend_remove_text: 'Auch Check-ins mit {name} enden dann. {name} erfährt davon nichts.',
  friend_removed: '{name} ist entfernt.',
  friend_name: 'Name der Vertrauensperson',
  friend_email: 'E-Mail-Adresse der Vertrauensperson',
  friend_known_as: 'Wie nennt dich diese Person?',
  friend_add: 'Diese Person fragen',
  friend_added: 'Wir haben {name} gefragt. Die Antwort siehst du hier.',
  not_emergency:
    'Das ist kein Notdienst: Eine Mail kann spät ankommen oder ungelesen bleiben. Bei Gefahr ruf den Notruf an.',
  tips: 'Mehr Tipps für sichere Dates',
} as const;

export const check_in_link = {
  question: 'Ist alles in Ordnung?',
  question_text: 'Einmal tippen reicht.',
  alarmed_text: 'Deine Vertrauensperson weiß Bescheid. Ist alles gut, sagen wir es ihr sofort.',
  done_text: 'Du kannst diese Seite schließen.',
  expired: 'Diese Frage ist schon beantwortet',
  expired_text: 'Oder wir haben dich danach noch mal gefragt: Dann nimm die neueste Mail.',
  consent_title: '{name} würde gern auf dich zählen',
  consent_text:
    '{name} trifft ab und zu neue Leute. Dürfen wir dir schreiben, wenn {name} sich danach nicht meldet? In der Nachricht steht, mit wem {name} verabredet war, wo und wann.',
  consent_only:
    'Für anderes nutzen wir deine Adresse nicht, und mit diesem Link kannst du es dir anders überlegen.',
  accept: 'Ja, {name} kann auf mich zählen',
  refuse: 'Lieber nicht',
  never: 'Frag mich das nie wieder',
  accepted: 'Danke, auch von {name}',
  accepted_text: 'Mit etwas Glück hörst du nie von uns. Falls doch, versuch zuerst, {name} zu erreichen.',
  refused: 'Völlig in Ordnung',
  refused_text: 'Du bekommst solche Nachrichten nicht. {name} sieht, dass du lieber nicht willst.',
  never_text: 'Wir fragen dich das nie wieder, auch nicht für jemand anders.',
  consent_expired: 'Dieser Link funktioniert nicht mehr',
  consent_expired_text: 'Die Person, die dich gefragt hat, hat deine Adresse entfernt. Du musst nichts tun.',
} as const;

export const check_in_answer = {
  well: 'Alles gut',
  postpone: 'In einer Stunde noch mal fragen',
  cancel: 'Diesen Check-in absagen',
} as const;

export const check_in_done = {
  well: 'Schön zu hören.',
  postpone: 'Wir fragen in einer Stunde noch mal.',
  cancel: 'Dieser Check-in ist abgesagt. Niemand erfährt etwas.',
} as const;

export const check_in_friend = {
  asked: 'Hat noch nicht geantwortet',
  accepted: 'Hat zugesagt',
  refused: 'Lieber nicht',
} as const;

export const check_in_answered = {
  well: 'Danke. Schön zu hören.',
  postpone: 'Wir fragen dich in einer Stunde noch mal.',
  cancel: 'Dieser Check-in ist abgesagt.',
} as const;
