export const album = {
  take_back_name: 'Stop sharing your album with {name}',
  taken_back: '{name} can no longer see your album.',
  show: 'Share your album',
  show_name: 'Share your album with {name}',
  show_text: '{name} will see the {count, plural, one {photo} other {# photos}} in your album, and what you add later, until you stop sharing.',
  show_empty: 'Your album is still empty. Add a photo first.',
  fill: 'To your album',
  shown: '{name} can see your album now.',
  his: '{name}’s album',
  his_text: '{name} is sharing this album with you. Please keep it between you.',
  enlarge: 'Enlarge album photo {number, number}',
} as const;
