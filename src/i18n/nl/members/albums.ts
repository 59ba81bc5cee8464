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
