export const photo = {
  open: 'Foto {number, number} von {name} vergrößern',
  of: 'Foto {number, number} von {total, number}',
  previous: 'Vorheriges Foto',
  next: 'Nächstes Foto',
  gallery: 'Fotogalerie',
  slide: 'Foto',
  count: '{index} von {total}',
  zoom_in: 'Vergrößern',
  zoom_out: 'Verkleinern',
  locked: 'Verschlossenes Foto',
  unlock: 'Freischalten',
  locked_text: 'Mit Premium siehst du alle Fotos von {name}.',
  locked_own: 'So sehen Mitglieder ohne Premium dieses Foto. Mit Premium ist es scharf.',
  locked_visitor: 'Log dich ein, um mehr Fotos von {name} zu sehen.',
  main: 'Hauptfoto',
  private: 'Privat',
} as const;

export const photo_limit = {
  title: 'Mehr Fotos gehen gerade nicht',
  free: 'Du hast schon {limit, number} Fotos. Mit Premium sind es {premium, number}',
  premium: 'Du hast schon {limit, number} Fotos',
} as const;

export const album = {
  take_back_name: 'Album nicht mehr freigeben: {name}',
  taken_back: '{name} kann dein Album nicht mehr sehen.',
  show: 'Album freigeben',
  show_name: 'Album für {name} freigeben',
  show_text: '{name} sieht dann {count, plural, one {das Foto} other {die # Fotos}} in deinem Album und alles, was du später hinzufügst, bis du die Freigabe beendest.',
  show_empty: 'Dein Album ist noch leer. Leg erst ein Foto hinein.',
  fill: 'Zu deinem Album',
  shown: '{name} kann dein Album jetzt sehen.',
  his: 'Album von {name}',
  his_text: '{name} zeigt dir dieses Album. Es bleibt unter euch.',
  enlarge: 'Albumfoto {number, number} vergrößern',
} as const;
