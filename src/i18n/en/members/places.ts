export const place = {
  found: '{count, plural, =0 {No place found} one {# place found} other {# places found}}',
  none: 'No place starts like this',
  list: 'Places',
  clear: 'Clear place',
};

export const near = {
  button: 'Near me',
  looking: 'Finding where you are',
  ask_title: 'May your browser share where you are?',
  ask_text: 'Then you’ll see who’s nearby. We never store your exact location. Others see “less than 5 km” at most.',
  ask_next: 'Your browser will ask you in a moment.',
  go: 'Continue',
  not_now: 'Not now',
  denied_title: 'Your browser doesn’t share your location',
  denied_text: 'You refused this before. Turn on location for this site with the lock next to the address, or in your phone’s settings, and try again. You can always choose a place instead.',
  unsupported: 'This browser doesn’t know where you are. Choose a place.',
  failed: 'We couldn’t find where you are. Choose a place, or try again later.',
};
