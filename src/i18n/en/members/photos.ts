export const photo = {
  open: 'Enlarge photo {number, number} of {name}',
  of: 'Photo {number, number} of {total, number}',
  previous: 'Previous photo',
  next: 'Next photo',
  gallery: 'photo gallery',
  slide: 'photo',
  count: '{index} of {total}',
  zoom_in: 'Zoom in',
  zoom_out: 'Zoom out',
  locked: 'Locked photo',
  unlock: 'Unlock',
  locked_text: 'Premium members see all of {name}’s photos.',
  locked_own: 'This is how members without premium see this photo. Premium members see it clearly.',
  locked_visitor: 'Log in to see more of {name}’s photos.',
  main: 'Main photo',
  private: 'Private',
};

export const photo_limit = {
  title: 'You’ve reached your photo limit',
  free: 'You have {limit, number} of {limit, number} photos. With premium: {premium, number}',
  premium: 'You have {limit, number} of {limit, number} photos',
};

export const album = {
  take_back_name: 'Stop sharing your album with {name}',
  taken_back: '{name} can no longer see your album.',
  show: 'Share your album',
  show_name: 'Share your album with {name}',
  show_text: '{name} will see the {count, plural, one {photo} other {# photos}} in your album, and anything you add later, until you stop sharing.',
  show_empty: 'Your album is still empty. Add a photo first.',
  fill: 'Go to your album',
  shown: '{name} can see your album now.',
  his: '{name}’s album',
  his_text: '{name} is sharing this album with you. Please keep it between the two of you.',
  enlarge: 'Enlarge album photo {number, number}',
} as const;
