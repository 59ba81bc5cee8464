export const swipe_game = {
  no: 'No',
  yes: 'Yes',
  judge: 'What do you think of {name}?',
  open: 'See profile',
  undo: 'Undo your last no',
  left: '{swipes, plural, =0 {No swipes} one {# swipe} other {# swipes}} and {likes, plural, =0 {no likes} one {# like} other {# likes}} left today',
  keys: 'On your keyboard: ← is no, → is yes, Backspace undoes your last no.',
  out_of_swipes: 'You’re out of swipes for today',
  out_of_swipes_text:
    '{day, select, today {Later today} other {Tomorrow}}, from {when}, you’ll have {swipes} swipes and {likes} likes again.',
  out_of_likes: 'You’re out of likes for today.',
  out_of_likes_text:
    '{day, select, today {Later today} other {Tomorrow}}, from {when}, you’ll have {likes} again. You can still say no, and like someone on their profile.',
  empty: 'You’ve seen everyone',
  empty_text:
    'There are no new members in your age range. Widen your preferences above, or look at all members. Members you said no to come back after {days} days.',
  preferences: 'Who you want to see',
  preferences_now: 'Age {from}-{until}, {is, select, near {{km} km} other {anywhere}}',
  preferences_why:
    'This applies to the swipe game, the match finder and your first matches. Only you can see it.',
  preferences_far: 'You see the nearest members first, then members further away.',
  gone: '{name} has left. It didn’t cost you a like.',
  waiting: '{count, plural, one {# swipe is} other {# swipes are}} waiting until you’re back online.',
} as const;
