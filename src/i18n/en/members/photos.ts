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
  locked_visitor: 'Log in to see more photos of {name}.',
  main: 'Main photo',
  private: 'Private',
};

export const photo_limit = {
  title: 'You’ve reached your photo limit',
  free: 'You have all {limit, number} photos. Premium: {premium, number}',
  premium: 'You have all {limit, number} photos',
};
