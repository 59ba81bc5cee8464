export const likes = {
  more_than: '{count, number}+',
  more: 'Carica altri',
  is_new: 'Nuovo like',
  taken_back: 'Hai tolto il like a {name}.',
  match_ended: 'Tu e {name} non siete più un match.',
  take_back: 'Togli il like a {name}',
  write: 'Scrivi',
  write_name: 'Scrivi a {name}',
  received_empty: 'Ancora nessun like ricevuto',
  received_empty_text: 'Metti qualche like e aggiungi una foto al profilo: ti noteranno prima.',
  given_empty: 'Ancora nessun like inviato',
  given_empty_text: 'Un like non costa niente e dice già molto. Dai un’occhiata in giro.',
  matches_empty: 'Ancora nessun match',
  matches_empty_text: 'Quando vi piacete, lo vedi qui.',
  early_given: '{count, plural, one {Il sì di prima dell’iscrizione ora è un like.} other {I tuoi # sì di prima dell’iscrizione ora sono like.}}',
  add_photo: 'Aggiungi una foto',
} as const;

export const like_type = {
  received: 'Ricevuti',
  given: 'Inviati',
  matches: 'Match',
} as const;

export const like_modal = {
  title: 'Nuovo like!',
  text: 'Piaci a {name}.',
  text_more: 'Piaci a {name} e {count, plural, one {a un’altra persona} other {ad altre # persone}}.',
  match_title: 'È un match',
  match_text: 'Tu e {name} vi piacete.',
  match_more: '{count, plural, one {C’è un altro nuovo match.} other {Ci sono altri # nuovi match.}}',
  photo: 'Vedi il profilo di {name}',
  view: 'Vedi il profilo',
  view_all: 'Vedi i tuoi like',
} as const;
