export const profile = {
  back_to_list: 'Back to list',
  about: 'About {name}',
  details: 'Details',
  shared: '{count, number} in common',
  photos: 'Photos',
  nothing_filled_in: '{name} hasn’t filled anything in yet. Feel free to ask.',
  like: 'Like',
  unlike: 'Remove like',
  like_name: 'Like {name}',
  edit: 'Edit profile',
  likes_you: '{name} likes you',
  matched: 'You’re a match',
  message: 'Send a message',
  message_short: 'Message',
  conversation: 'Open conversation',
  conversation_short: 'Chat',
  signup_to_write: 'Sign up free to send {name} a message or a like. Already a member?',
  block: 'Block {name}',
  block_confirm: 'Your conversation and likes with {name} will disappear, and {name} will no longer see your profile. You can still report {name} afterwards: for that, we keep your last messages for {days, number} days.',
  blocked: '{name} is blocked.',
  unblock: 'Unblock',
  unblocked: '{name} is no longer blocked.',
  blocked_you: 'You can’t view this profile',
  gone: 'This profile isn’t here anymore',
  gone_text: 'This member may have left. Plenty of others were online today.',
};

export const enrich = {
  title: 'Complete your profile',
};

export const enrich_gap = {
  photo: 'Add a photo',
  about_me: 'Write about yourself',
  interests: 'Choose interests',
  city: 'Add your town',
  reason: 'Say what you’re looking for',
};

export const profile_gap = {
  photo: 'You don’t have a main photo yet. Members with one show up higher in search.',
  about_me: 'You haven’t said anything about yourself yet. Two sentences are enough to start with.',
  interests: 'Pick a few interests, so others have something to start with.',
  city: 'Add your town, so others know if you live near each other.',
  reason: 'Say what you’re looking for here. It saves a question.',
};

export const detail = {
  sexuality: 'Sexuality',
  region: 'Region',
  city: 'Town',
  living_area: 'Area',
  hair_colour: 'Hair color',
  eye_colour: 'Eye color',
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
  unmarried: 'Not married',
  single: 'Single',
  widowed: 'Widowed',
};

export const hair_colour = {
  black: 'Black',
  brown: 'Brown',
  blond: 'Blond',
  red: 'Red',
  grey: 'Gray',
  bald: 'Bald',
  other: 'Other',
};

export const eye_colour = {
  brown: 'Brown',
  blue: 'Blue',
  green: 'Green',
  grey: 'Gray',
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

export const interest = {
  relationship: 'Relationship',
  onenightstand: 'One-night stand',
  kissing: 'Kissing',
  hugging: 'Hugging',
  massages: 'Massages',
  lingerie: 'Lingerie',
  sex: 'Sex',
  safesex: 'Safe sex',
  publicsex: 'Outdoor sex',
  oralsex: 'Oral sex',
  analsex: 'Anal sex',
  sextoys: 'Sex toys',
  masturbating: 'Masturbating',
  exchangingpictures: 'Swapping photos',
  threesome: 'Threesome',
  gangbang: 'Gangbang',
  bondage: 'Bondage',
  sadomasochism: 'S&M',
  gym: 'Gym',
  sports: 'Sports',
  dancing: 'Dancing',
  travelling: 'Traveling',
  adventure: 'Adventure',
  party: 'Partying',
  tattoos: 'Tattoos',
  music: 'Music',
  movies: 'Movies',
  videogames: 'Video games',
  politics: 'Politics',
  outdoors: 'Outdoors',
  gardening: 'Gardening',
  hiking: 'Hiking',
  biking: 'Biking',
  reading: 'Reading',
  animals: 'Animals',
  beach: 'Beach',
  art: 'Art',
  photography: 'Photography',
  theater: 'Theater',
  shopping: 'Shopping',
  fashion: 'Fashion',
  astrology: 'Astrology',
  cooking: 'Cooking',
  foodie: 'Foodie',
  bbq: 'Barbecue',
  sushi: 'Sushi',
  vegetarian: 'Vegetarian',
  wine: 'Wine',
  beer: 'Beer',
  tea: 'Tea',
  coffee: 'Coffee',
  own_1: 'Interest 1',
  own_2: 'Interest 2',
  own_3: 'Interest 3',
  own_4: 'Interest 4',
  own_5: 'Interest 5',
  own_6: 'Interest 6',
  own_7: 'Interest 7',
  own_8: 'Interest 8',
  own_9: 'Interest 9',
  own_10: 'Interest 10',
  own_11: 'Interest 11',
  own_12: 'Interest 12',
};

export const visits = {
  intro: 'Members who viewed your profile in the past {days} days, most recent first.',
  earlier: 'Earlier visitors',
  empty: 'No visitors yet',
  empty_text: 'Members who view your profile show up here for {days} days. Look around yourself: people often look back.',
  locked: 'Who viewed you?',
  locked_text: 'With premium, you see who viewed your profile in the past {days} days.',
  both_ways: 'It works both ways: when you view a profile, that member can see you too.',
  to_premium: 'See premium',
  off: 'Visits are off',
  off_text: 'Others don’t see that you view their profile. That’s why you don’t see who views yours.',
  to_privacy: 'Go to visibility',
  made: 'Profiles you viewed',
} as const;
