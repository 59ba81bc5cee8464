export const photo = {
  open: 'Ingrandisci la foto {number, number} di {name}',
  of: 'Foto {number, number} di {total, number}',
  previous: 'Foto precedente',
  next: 'Foto successiva',
  gallery: 'galleria di foto',
  slide: 'foto',
  count: '{index} di {total}',
  zoom_in: 'Ingrandisci',
  zoom_out: 'Rimpicciolisci',
  locked: 'Foto bloccata',
  unlock: 'Sblocca',
  locked_text: 'Chi ha premium vede tutte le foto di {name}.',
  locked_own: 'Così vede questa foto chi non ha premium. Chi ce l’ha la vede nitida.',
  locked_visitor: 'Accedi per vedere altre foto di {name}.',
  main: 'Foto principale',
  private: 'Privata',
} as const;

export const photo_limit = {
  title: 'Hai raggiunto il limite di foto',
  free: 'Hai già {limit, number} foto. Con premium {premium, number}',
  premium: 'Hai già {limit, number} foto',
} as const;

export const album = {
  take_back_name: 'Non mostrare più l’album a {name}',
  taken_back: '{name} non può più vedere il tuo album.',
  show: 'Mostra il tuo album',
  show_name: 'Mostra il tuo album a {name}',
  show_text: '{name} vedrà {count, plural, one {la foto} other {le # foto}} del tuo album, e quelle che aggiungi dopo, finché non smetti di mostrarlo.',
  show_empty: 'Il tuo album è ancora vuoto. Prima aggiungi una foto.',
  fill: 'Vai al tuo album',
  shown: 'Ora {name} può vedere il tuo album.',
  his: 'L’album di {name}',
  his_text: '{name} ti mostra questo album. Tienilo fra voi due.',
  enlarge: 'Ingrandisci la foto {number, number} dell’album',
} as const;
