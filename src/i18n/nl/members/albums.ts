/** A closed album in a member’s eyes: his, and showing him one’s own. */
export const album = {
  take_back_name: 'Je album terugnemen van {name}',
  taken_back: '{name} ziet je album niet meer.',
  show: 'Laat je album zien',
  show_name: 'Laat {name} je album zien',
  show_text: '{name} ziet dan de {count, plural, one {foto} other {# foto’s}} in je album, en wat je er later bij zet, tot je het terugneemt.',
  show_empty: 'Er staat nog niets in je album. Zet er eerst een foto in.',
  fill: 'Naar je album',
  shown: '{name} ziet nu je album.',
  his: 'Het album van {name}',
  his_text: '{name} laat je dit album zien. Hou het onder jullie.',
  enlarge: 'Albumfoto {number, number} vergroten',
} as const;
