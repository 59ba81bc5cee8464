export const likes = {
  more_than: '{count, number}+',
  more: 'Meer laden',
  is_new: 'Nieuwe like',
  taken_back: 'Je like voor {name} is ingetrokken.',
  match_ended: 'Jij en {name} zijn geen match meer.',
  take_back: 'Trek je like voor {name} in',
  write: 'Schrijf',
  write_name: 'Schrijf {name} een bericht',
  received_empty: 'Nog geen likes ontvangen',
  received_empty_text: 'Geef zelf likes en zet een foto op je profiel, dan val je eerder op.',
  given_empty: 'Nog geen likes gegeven',
  given_empty_text: 'Een like kost niets en zegt genoeg. Kijk eens rond.',
  matches_empty: 'Nog geen matches',
  matches_empty_text: 'Als jullie elkaar leuk vinden, zie je dat hier.',
  early_given: '{count, plural, one {Je ja van voor je aanmelding is nu een like.} other {Je # ja’s van voor je aanmelding zijn nu likes.}}',
  add_photo: 'Foto toevoegen',
} as const;

export const like_type = {
  received: 'Ontvangen',
  given: 'Gegeven',
  matches: 'Matches',
} as const;

export const like_modal = {
  title: 'Nieuwe like!',
  text: '{name} vindt je leuk.',
  text_more: '{name} en {count, plural, one {# ander vinden} other {# anderen vinden}} je leuk.',
  match_title: 'Het is een match',
  match_text: 'Jij en {name} vinden elkaar leuk.',
  match_more: '{count, plural, one {Er is nog # nieuwe match.} other {Er zijn nog # nieuwe matches.}}',
  photo: 'Bekijk het profiel van {name}',
  view: 'Bekijk profiel',
  view_all: 'Bekijk je likes',
} as const;
