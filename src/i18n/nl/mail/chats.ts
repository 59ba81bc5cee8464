/** Subjects and previews name no member, because other people may see the screen. */
export const conversation_mail = {
  subject: 'Nieuw gesprek op {site}',
  preview: 'Lees en antwoord wanneer het je uitkomt.',
  text: '{count, plural, one {Er is iemand een gesprek met je begonnen.} other {Er wachten # gesprekken op je. Het nieuwste is met iemand die je nog niet eerder sprak.}}',
} as const;

export const message_mail = {
  subject: 'Nieuwe berichten op {site}',
  preview: 'Lees en antwoord wanneer het je uitkomt.',
  text: '{count, plural, one {Er wacht een gesprek op je.} other {Er wachten # gesprekken op je.}}',
} as const;

export const unread_mail = {
  subject: 'Nog ongelezen op {site}',
  preview: 'Voor als het je was ontgaan.',
  text: 'Misschien was het je ontgaan: {count, plural, one {dit gesprek heb je nog niet gelezen. We herinneren je er maar één keer aan.} other {deze # gesprekken heb je nog niet gelezen. We herinneren je er maar één keer aan.}}',
} as const;

export const message_parts = {
  open: 'Gesprek openen',
  open_all: 'Gesprekken openen',
  latest: '{count, plural, one {Nieuw bericht: {message}} other {# nieuwe berichten, het laatste: {message}}}',
  untold: '{count, plural, one {Nieuw bericht} other {# nieuwe berichten}}',
  others: '{count, plural, one {En nog # ander gesprek.} other {En nog # andere gesprekken.}}',
} as const;

export const message_summary = {
  words: '“{words}”',
  covered: 'een verborgen bericht, met een woord dat je niet wilt zien',
  photo: 'een foto',
  gif: 'een GIF',
  gift: 'een cadeau ({gift})',
} as const;
