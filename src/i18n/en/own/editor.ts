/** My profile, where each field is changed by itself. */
export const editor = {
  words: 'In your own words',
  add: 'Add',
  unsaved: 'Not saved yet',
  kept: '{label} saved',
  put_back: '{label} is back to what it was',
  not_put_back: 'We couldn’t put {label} back. Please try again.',
  keep: 'Save',
  done: 'Done',
  too_long: '{count, plural, one {# character} other {# characters}} too long',
  gender: 'Gender',
  place: 'Where you live',
  city_here: 'Use the town where I am',
  city_hint: 'Type the first letters and choose. Others see the town, never your address.',
  country_hint: 'If you choose another country, your region and town are cleared.',
  living_area_hint: 'In your own words: a neighborhood, an area, by the sea.',
  facts_hint: 'You can leave all of this blank.',
  birth_date_once: 'You can correct your date of birth once. After that it stays.',
  birth_date_keep: 'Correct my date of birth',
  birth_date_fixed: 'You already corrected it once. Still wrong? Email {email}.',
  interests_search: 'Find an interest',
  interests_chosen: 'Chosen',
  interests_none: 'No interest found',
  complete: 'Your profile: {done, number} of {all, number}',
  title: 'My profile',
  view: 'See how others see you',
  basics: 'Who you are',
  about: 'About me',
  about_hint: 'What makes you happy? What are you looking for here?',
  about_left: '{count, plural, one {# character left} other {# characters left}}',
  birth_date_hint: 'Others only see your age.',
  untold: 'I’d rather not say',
  interests_hint: 'Choose what suits you. Members with the same interests will find you faster.',
  visibility: 'Visibility',
  invisible: 'Invisible',
  invisible_text: 'You’re not in search results. Only members you message or like can see you.',
  visitors: 'Visible to visitors',
  visitors_text:
    'People without an account may see your profile too: main photo, name, age, town and what you say about yourself.',
  disabled: 'Your profile isn’t visible yet. Confirm your email address first.',
};

/** The one step that helps a profile most. */
export const gap_action = {
  photo: 'Add a photo',
  about_me: 'Write about yourself',
  interests: 'Choose interests',
  city: 'Add your town',
  reason: 'Say what you’re looking for',
};

export const interest_group = {
  together: 'Together',
  outside: 'Out and about',
  culture: 'Culture and nights out',
  table: 'Food and drinks',
  intimate: 'Intimate',
};
