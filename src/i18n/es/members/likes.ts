export const likes = {
  more_than: '{count, number}+',
  more: 'Cargar más',
  is_new: 'Like nuevo',
  taken_back: 'Has quitado tu like a {name}.',
  match_ended: 'Ya no hay match entre {name} y tú.',
  take_back: 'Quitar tu like a {name}',
  write: 'Escribir',
  write_name: 'Escribir a {name}',
  received_empty: 'Aún no has recibido likes',
  received_empty_text: 'Da algunos likes y pon una foto en tu perfil: así se te ve antes.',
  given_empty: 'Aún no has dado likes',
  given_empty_text: 'Un like no cuesta nada y dice lo suficiente. Echa un vistazo.',
  matches_empty: 'Aún no tienes matches',
  matches_empty_text: 'Cuando el interés sea mutuo, lo verás aquí.',
  early_given: '{count, plural, one {El sí que diste antes de registrarte ya es un like.} other {Los # síes que diste antes de registrarte ya son likes.}}',
  add_photo: 'Añadir una foto',
} as const;

export const like_type = {
  received: 'Recibidos',
  given: 'Dados',
  matches: 'Matches',
} as const;

export const like_modal = {
  title: '¡Nuevo like!',
  text: 'A {name} le gustas.',
  text_more: 'Les gustas a {name} y a {count, plural, one {# persona más} other {# personas más}}.',
  match_title: 'Hay match',
  match_text: '{name} y tú os gustáis.',
  match_more: '{count, plural, one {Y tienes otro match nuevo.} other {Y tienes otros # matches nuevos.}}',
  photo: 'Ver el perfil de {name}',
  view: 'Ver perfil',
  view_all: 'Ver tus likes',
} as const;
