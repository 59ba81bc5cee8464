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
