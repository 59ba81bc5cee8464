export const likes = {
  more_than: '{count, number}+',
  more: 'Mehr laden',
  is_new: 'Neuer Like',
  taken_back: 'Dein Like für {name} ist zurückgenommen.',
  match_ended: 'Du und {name} habt kein Match mehr.',
  take_back: 'Like für {name} zurücknehmen',
  write: 'Schreiben',
  write_name: 'Nachricht an {name} schreiben',
  received_empty: 'Noch keine Likes bekommen',
  received_empty_text: 'Vergib selbst Likes und stell ein Foto in dein Profil, dann fällst du eher auf.',
  given_empty: 'Noch keine Likes vergeben',
  given_empty_text: 'Ein Like kostet nichts und sagt genug. Schau dich um.',
  matches_empty: 'Noch keine Matches',
  matches_empty_text: 'Wenn ihr euch gegenseitig gefallt, siehst du es hier.',
  early_given: '{count, plural, one {Dein Ja von vorhin ist jetzt ein Like.} other {Du hattest schon #-mal Ja gesagt: Das sind jetzt Likes.}}',
  add_photo: 'Foto hinzufügen',
} as const;

export const like_type = {
  received: 'Erhalten',
  given: 'Vergeben',
  matches: 'Matches',
} as const;

export const like_modal = {
  title: 'Neuer Like!',
  text: 'Du gefällst {name}.',
  text_more: 'Du gefällst {name} und {count, plural, one {# anderen Person} other {# anderen}}.',
  match_title: 'Es ist ein Match',
  match_text: 'Du und {name} gefallt euch gegenseitig.',
  match_more: '{count, plural, one {Dazu kommt # neues Match.} other {Dazu kommen # neue Matches.}}',
  photo: 'Profil von {name} ansehen',
  view: 'Profil ansehen',
  view_all: 'Likes ansehen',
} as const;
