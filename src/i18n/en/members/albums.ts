/** A closed album in a member’s eyes: his, and showing him one’s own. */
export const album = {
  take_back_name: 'Take your album back from {name}',
  taken_back: '{name} no longer sees your album.',
  show: 'Show your album',
  show_name: 'Show {name} your album',
  show_text: '{name} will see the {count, plural, one {photo} other {# photos}} in your album, and what you add later, until you take it back.',
  show_empty: 'There is nothing in your album yet. Put a photo in it first.',
  fill: 'To your album',
  shown: '{name} sees your album now.',
  his: 'The album of {name}',
  his_text: '{name} shows you this album. Keep it between you.',
  enlarge: 'Enlarge album photo {number, number}',
} as const;
