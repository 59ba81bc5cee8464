/** The swipe game. */
export const swipe_game = {
  no: 'No',
  yes: 'Yes',
  judge: 'What do you think of {name}?',
  card: '{name}, {age}',
  open: 'View the profile',
  undo: 'Take back your last no',
  left: '{swipes, plural, =0 {No swipes} one {# swipe} other {# swipes}} and {likes, plural, =0 {no likes} one {# like} other {# likes}} left today',
  keys: 'With your keys: ← is no, → is yes, Backspace takes back your last no.',
  out_of_swipes: 'You’re out of swipes for today',
  out_of_swipes_text:
    'Wait {day, select, today {a little: from today} other {until tomorrow: from}} {when} you have {swipes} again, and {likes} likes.',
  out_of_likes: 'You’re out of likes for today.',
  out_of_likes_text:
    'Wait {day, select, today {a little: from today} other {until tomorrow: from}} {when} you have {likes} again. You can still say no, and give a like on a profile.',
  to_likes: 'View your likes',
  empty: 'You’ve seen everyone',
  empty_text:
    'There are no new cards of the age you are looking for. Widen your wishes above, or look among all members. Whoever you passed over comes back after {days} days at the earliest.',
  wishes: 'Who do you want to see?',
  wishes_now: 'Age {from}-{until}, {is, select, near {{km} km} other {anywhere}}',
  wishes_save: 'Save',
  wishes_why: 'This goes for the swipe game, the match finder and your first matches. Nobody else sees it.',
  wishes_far:
    'You see whoever is nearest first. When there is nobody left, members from further away follow.',
  gone: '{name} is no longer here. It cost you no like.',
  waiting:
    '{count, plural, one {# swipe is} other {# swipes are}} waiting until you have a connection again.',
} as const;
