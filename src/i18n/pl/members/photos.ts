export const photo = {
  open: 'Powiększ zdjęcie {number, number} z profilu {name}',
  of: 'Zdjęcie {number, number} z {total, number}',
  previous: 'Poprzednie zdjęcie',
  next: 'Następne zdjęcie',
  gallery: 'galeria zdjęć',
  slide: 'zdjęcie',
  count: '{index} z {total}',
  zoom_in: 'Przybliż',
  zoom_out: 'Oddal',
  locked: 'Zablokowane zdjęcie',
  unlock: 'Odblokuj',
  locked_text: 'Z premium zobaczysz wszystkie zdjęcia z profilu {name}.',
  locked_own: 'Tak widzą to zdjęcie osoby bez premium. Z premium jest ostre.',
  locked_visitor: 'Zaloguj się, aby zobaczyć więcej zdjęć z profilu {name}.',
  main: 'Zdjęcie główne',
  private: 'Prywatne',
} as const;

export const photo_limit = {
  title: 'To już limit zdjęć',
  free: 'Twój limit to {limit, plural, one {# zdjęcie} few {# zdjęcia} many {# zdjęć} other {# zdjęcia}}. Z premium: {premium, number}',
  premium: 'Twój limit to {limit, plural, one {# zdjęcie} few {# zdjęcia} many {# zdjęć} other {# zdjęcia}}',
} as const;

export const album = {
  take_back_name: 'Cofnij dostęp do albumu: {name}',
  taken_back: '{name} nie widzi już twojego albumu.',
  show: 'Udostępnij album',
  show_name: 'Udostępnij album: {name}',
  show_text: '{name} zobaczy {count, plural, one {zdjęcie} few {# zdjęcia} many {# zdjęć} other {# zdjęcia}} z twojego albumu i wszystko, co później dodasz, dopóki nie zakończysz udostępniania.',
  show_empty: 'Twój album jest jeszcze pusty. Najpierw dodaj zdjęcie.',
  fill: 'Do twojego albumu',
  shown: '{name} widzi teraz twój album.',
  his: 'Album z profilu {name}',
  his_text: '{name} udostępnia ci ten album. Niech zostanie między wami.',
  enlarge: 'Powiększ zdjęcie {number, number} z albumu',
} as const;
