export const signal_reason = {
  repeated_opener: 'Du hast an einem Tag vielen Leuten fast dieselbe erste Nachricht geschickt.',
  link: 'In deinen ersten Nachrichten stehen Links zu anderen Websites.',
  payment_words: 'In deinen ersten Nachrichten geht es ums Bezahlen.',
  blocked: 'Mehrere Mitglieder, die sich nicht kennen, haben dich blockiert.',
  reported: 'Mehrere Mitglieder, die sich nicht kennen, haben dich gemeldet.',
  disposable_address: 'Deine E-Mail-Adresse ist eine Wegwerfadresse.',
  hosting_network: 'Du hast dich aus dem Netz eines Hosting-Anbieters registriert.',
  banned_mailbox: 'Dein Postfach gehört zu einem Account, den wir gesperrt haben.',
  banned_payment: 'Eine deiner Zahlungen müssen wir noch prüfen.',
  similar_name: 'Dein Name kann, so wie du ihn schreibst, andere in die Irre führen.',
} as const;

export const signal_follow = {
  slowed: 'Es endet von selbst, wenn das aufhört.',
  person: 'Jemand von uns sieht es sich an. Es endet früher, wenn es nicht gestimmt hat.',
} as const;

export const signal = {
  repeated_opener: 'Fast dieselbe erste Nachricht an viele Leute',
  link: 'Ein Link in einer ersten Nachricht',
  payment_words: 'Wörter übers Bezahlen in einer ersten Nachricht',
  blocked: 'Von Mitgliedern blockiert',
  reported: 'Von Mitgliedern gemeldet',
  disposable_address: 'Eine Wegwerfadresse als E-Mail-Adresse',
  hosting_network: 'Registrierung aus dem Netz eines Hosting-Anbieters',
  banned_mailbox: 'Das Postfach eines gesperrten Accounts',
  banned_payment: 'Eine Zahlung, die wir prüfen müssen',
  similar_name: 'Wie dein Name geschrieben ist',
} as const;

export const signals_export = {
  title: 'Anzeichen für Missbrauch',
  none: 'Deine ersten Nachrichten sind nicht begrenzt.',
} as const;

export const signal_state = {
  slowed: 'Du kannst weniger neuen Leuten schreiben als sonst.',
  review: 'Du kannst nur wenigen neuen Leuten schreiben, bis jemand von uns es sich angesehen hat.',
  stopped: 'Du kannst keinen neuen Leuten schreiben, bis jemand von uns es sich angesehen hat.',
} as const;
