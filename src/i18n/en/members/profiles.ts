/** A member's page, the editor of one's own, and the words for the facts in both. */
export const profile = {
  back_to_list: 'Back to the list',
  about: 'About {name}',
  facts: 'Facts',
  interests: 'Interests',
  shared: '{count, number} in common',
  photos: 'Photos',
  nothing_told: '{name} hasn’t told anything yet. Feel free to ask.',
  like: 'Like',
  unlike: 'Take like back',
  like_name: 'Like {name}',
  edit: 'Edit profile',
  likes_you: '{name} likes you',
  matched: 'You’re a match',
  message: 'Send a message',
  message_short: 'Message',
  conversation: 'To the conversation',
  conversation_short: 'Chat',
  signup_to_write: 'Sign up for free to write to {name} or send a like. Already a member?',
  block: 'Block {name}',
  block_confirm: 'Your chat and likes with {name} will go, and {name} will no longer see your profile. If you want to report {name}, do so first: your messages are gone afterwards.',
  blocked: '{name} is blocked.',
  unblock: 'Unblock',
  unblocked: '{name} is no longer blocked.',
  blocked_you: 'This profile is no longer there for you',
  gone: 'This profile isn’t here (any more)',
  gone_text: 'The member may have left. There are plenty who were online today.',
  gone_action: 'Search members',
};

/** The alert that asks for more of a profile. */
export const enrich = {
  title: 'Complete your profile',
  action: 'To my profile',
};

/** What a profile misses, and why it is worth telling. */
export const profile_gap = {
  photo: 'You don’t have a main photo yet. Members with one stand higher in the search.',
  about_me: 'There’s nothing about you yet. Two sentences are enough to start with.',
  interests: 'Pick a few interests, so someone has something to start with.',
  city: 'Add your town, so that others know whether you live near each other.',
  reason: 'Tell what you are here for. It saves a question.',
};

export const editor = {
  words: 'What you tell',
  add: 'Add',
  unsaved: 'Not saved yet',
  kept: '{label} saved',
  put_back: '{label} is as it was',
  not_put_back: '{label} could not be put back. Try again.',
  keep: 'Save',
  done: 'Done',
  too_long: '{count, plural, one {# character} other {# characters}} too many',
  gender: 'Gender',
  place: 'Where you live',
  city_here: 'Use the town where I am',
  city_hint: 'Type the first letters and choose. Others see the town, never your address.',
  country_hint: 'If you choose another country, region and town go with it.',
  living_area_hint: 'In your own words: a neighbourhood, an area, by the sea.',
  facts_hint: 'You may leave all of this open.',
  birth_date_once: 'You can correct your date of birth once. After that it stays.',
  birth_date_keep: 'Correct my date of birth',
  birth_date_fixed: 'You corrected it once already. Still wrong? Write to {email}.',
  interests_search: 'Find an interest',
  interests_chosen: 'Chosen',
  interests_none: 'There is no such interest.',
  complete: 'Your profile: {done, number} of {all, number}',
  next_step: 'Do that now',
  title: 'My profile',
  view: 'See how others see you',
  basics: 'Who you are',
  about: 'About me',
  about_hint: 'What makes you happy? What would you like to find someone for?',
  about_left: '{count, plural, one {# character left} other {# characters left}}',
  birth_date_hint: 'Others only see your age.',
  untold: 'I’d rather not say',
  interests_hint: 'Choose what suits you. Members with the same interests will find you sooner.',
  visibility: 'Visibility',
  invisible: 'Invisible',
  invisible_text: 'You’re not in search results. Only those you write to or like can see you.',
  visitors: 'Visible to visitors',
  visitors_text: 'People without an account may see your profile too: main photo, name, age, town and what you tell.',
  disabled: 'Your profile isn’t visible yet. Confirm your email first.',
};

export const fact = {
  sexuality: 'Sexuality',
  region: 'Region',
  city: 'Town',
  living_area: 'Living area',
  hair_colour: 'Hair',
  eye_colour: 'Eyes',
  body_type: 'Body type',
  relationship_status: 'Relationship',
  tattoos: 'Tattoos',
  reason: 'Here for',
  about_me: 'About me',
  interests: 'Interests',
};

export const sexuality = {
  hetero: 'Straight',
  gay: 'Gay',
  lesbian: 'Lesbian',
  bi: 'Bi',
};

export const body_type = {
  slim: 'Slim',
  normal: 'Average',
  fat: 'Big',
};

export const relationship_status = {
  divorced: 'Divorced',
  living_together: 'Living together',
  married: 'Married',
  unmarried: 'Unmarried',
  single: 'Single',
  widowed: 'Widowed',
};

export const hair_colour = {
  black: 'Black',
  brown: 'Brown',
  blond: 'Blond',
  red: 'Red',
  grey: 'Grey',
  bald: 'Bald',
  other: 'Other',
};

export const eye_colour = {
  brown: 'Brown',
  blue: 'Blue',
  green: 'Green',
  grey: 'Grey',
  other: 'Other',
};

export const tattoos = {
  none: 'None',
  some: 'A few',
  many: 'Many',
};

export const reason = {
  relationship: 'A relationship',
  dates: 'Dates',
  friends: 'Friendship',
  chat: 'Talking',
  fun: 'Fun',
};

export const interest_group = {
  together: 'Together',
  outside: 'Out and about',
  culture: 'Culture and nights out',
  table: 'At the table',
  intimate: 'Intimate',
};
