export const photo = {
  open: 'Foto {number, number} van {name} vergroten',
  of: 'Foto {number, number} van {total, number}',
  previous: 'Vorige foto',
  next: 'Volgende foto',
  gallery: 'fotogalerij',
  slide: 'foto',
  count: '{index} van {total}',
  zoom_in: 'Inzoomen',
  zoom_out: 'Uitzoomen',
  locked: 'Vergrendelde foto',
  unlock: 'Ontgrendelen',
  locked_text: 'Premium leden zien alle foto’s van {name}.',
  locked_own: 'Zo zien leden zonder premium deze foto. Premium leden zien hem scherp.',
  locked_visitor: 'Log in om meer foto’s van {name} te zien.',
  main: 'Hoofdfoto',
  private: 'Privé',
} as const;

export const photo_limit = {
  title: 'Je fotolimiet is bereikt',
  free: 'Je hebt al {limit, number} foto’s. Met premium {premium, number}',
  premium: 'Je hebt al {limit, number} foto’s',
} as const;

export const album = {
  take_back_name: '{name} je album niet meer laten zien',
  taken_back: '{name} kan je album niet meer zien.',
  show: 'Laat je album zien',
  show_name: 'Laat {name} je album zien',
  show_text: '{name} ziet dan de {count, plural, one {foto} other {# foto’s}} in je album, en wat je er later bij zet, tot je daarmee stopt.',
  show_empty: 'Je album is nog leeg. Zet er eerst een foto in.',
  fill: 'Naar je album',
  shown: '{name} kan je album nu zien.',
  his: 'Het album van {name}',
  his_text: '{name} laat je dit album zien. Houd het tussen jullie.',
  enlarge: 'Albumfoto {number, number} vergroten',
} as const;
