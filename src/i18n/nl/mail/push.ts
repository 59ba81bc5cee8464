export const push = {
  discreet: 'Je hebt een nieuwe melding',
  first_message: 'Stuurde je een eerste bericht',
  message: 'Stuurde je een bericht',
  messages: '{count, plural, one {# nieuw bericht} other {# nieuwe berichten}}',
  photo: 'Stuurde je een foto',
  gift: 'Stuurde je een cadeautje',
  gif: 'Stuurde je een gif',
  like: '{name} vindt je leuk',
  likes: '{name} en {count, plural, one {nog iemand} other {# anderen}} vinden je leuk',
  like_text: 'Kijk maar eens, wanneer het je uitkomt.',
  match: 'Jij en {name} vinden elkaar leuk',
  match_text: 'Een mooi moment om hallo te zeggen.',
} as const;
