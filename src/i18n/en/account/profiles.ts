export const editor = {
  words: 'In your own words',
  add: 'Add',
  unsaved: 'Not saved yet',
  saved: '{label} saved',
  not_saved: '{label}: your change wasn’t saved. Please try again.',
  put_back: '{label} is back to what it was',
  not_put_back: 'We couldn’t put {label} back. Please try again.',
  too_long: '{count, plural, one {# character} other {# characters}} too long',
  gender: 'Gender',
  place: 'Where you live',
  city_here: 'Use my current town',
  city_hint: 'Type the first letters and choose. Others see the town, never your address.',
  country_hint: 'If you choose another country, your region and town are cleared.',
  living_area_hint: 'In your own words: a neighborhood, an area, by the sea.',
  details_hint: 'You can leave all of this blank.',
  birth_date_once: 'You can correct your date of birth once. After that, it can’t be changed.',
  birth_date_save: 'Correct my date of birth',
  birth_date_fixed: 'You already corrected it once. Still wrong? Email {email}.',
  interests_chosen: 'Chosen',
  interests_none: 'No interest found',
  complete: 'Your profile: {done, number} of {all, number}',
  view: 'See how others see you',
  basics: 'Who you are',
  about_hint: 'What makes you happy? What are you looking for here?',
  not_filled_in: 'I’d rather not say',
  interests_hint: 'Choose what suits you. Members with the same interests will find you faster.',
  visibility: 'Visibility',
  invisible: 'Invisible',
  invisible_text: 'You’re not in search results. Only members you message or like can see you.',
  visitors: 'Visible to visitors',
  visitors_text:
    'People without an account may see your profile too: main photo, name, age, town and what you say about yourself.',
  disabled: 'Your profile isn’t visible yet. Confirm your email address first.',
};

export const interest_group = {
  together: 'Together',
  outside: 'Out and about',
  culture: 'Culture and nights out',
  table: 'Food and drinks',
  intimate: 'Intimate',
  own: 'And more',
};

export const word_filter = {
  title: 'Hidden words',
  intro: 'Messages with one of these words stay covered until you open them. The sender won’t know.',
  word: 'Word or phrase',
  hint: 'Whole words. Capitals, accents and spaces make no difference.',
  add: 'Add',
  added: '“{word}” is now hidden.',
  none: 'You haven’t hidden any words yet.',
  list: 'Your hidden words',
  remove: 'Remove “{word}”',
  removed: '“{word}” is no longer hidden.',
} as const;

export const contacts = {
  title: 'People I never want to meet here',
  row: 'Your brother, your boss',
  intro:
    'Add people you know from elsewhere. If they’re here, now or later, you won’t see each other: not in search, nearby, likes, visits or the swipe game. It takes effect within a day, and right away for anyone who signs up later.',
  stored:
    'We don’t store the address or number, only a code nobody can turn back into one. People don’t find out they’re on your list, and we don’t tell you if they have an account.',
  conversations:
    'A conversation you already have continues. To end it, block that member in the conversation.',
  numbers:
    'Members don’t sign up with a phone number, so a number alone can’t hide you yet. Add the email address too if you know it.',
  add_title: 'Add someone',
  value: 'Email address or phone number',
  label: 'A name only you can see (optional)',
  label_hint: 'For your own list. We store it encrypted.',
  add: 'Add',
  file: 'From a file',
  pick: 'From your contacts',
  file_hint:
    'Or add many at once, from a vCard or CSV file. It’s read on your own device, and names stay there.',
  file_empty: 'We found no email address or phone number in it.',
  added:
    '{count, plural, =0 {Already on your list.} one {Added to your list.} other {# added to your list.}}',
  unreadable:
    '{count, plural, one {One was neither an email address nor a number.} other {# were neither an email address nor a number.}}',
  list: '{count, plural, =0 {Your list} one {Your list: #} other {Your list: #}}',
  none: 'Nobody is on your list yet.',
  added_on: 'Added on {date}',
  remove: 'Remove {name}, added on {date}',
  removed: 'Removed from your list. Within a day you can see each other again.',
  remove_all: 'Remove all',
  remove_all_text:
    '{count, plural, one {The one person on your list can see you again within a day.} other {The # people on your list can see you again within a day.}}',
  remove_by_value: 'Don’t know which one it is?',
  remove_it: 'Remove from the list',
  not_listed: 'That wasn’t on your list.',
} as const;

export const contact_kind = {
  email: 'Email address',
  phone: 'Phone number',
} as const;
