/** Choosing a town, and telling where one is. */
export const place = {
  found: '{count, plural, =0 {No place found} one {# place found} other {# places found}}',
  none: 'No place begins like this',
  list: 'Places',
  clear: 'Clear place',
};

export const near = {
  button: 'Near me',
  looking: 'Finding where you are',
  ask_title: 'May your browser tell where you are?',
  ask_text: 'Then you see who is close by. We never keep your position: only a square of 5 by 5 kilometres, and others see “less than 5 km” at most.',
  ask_next: 'Your browser will ask you in a moment.',
  go: 'Continue',
  not_now: 'Not now',
  denied_title: 'Your browser does not share where you are',
  denied_text: 'You refused this before. Allow location for this site with the lock beside the address, or in the settings of your phone, and try again. You can always choose a place instead.',
  unsupported: 'This browser does not know where you are. Choose a place.',
  failed: 'We could not find where you are. Choose a place, or try again later.',
};
