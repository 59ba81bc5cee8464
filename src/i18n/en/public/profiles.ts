/** What a member's card says, wherever it stands: search, likes, chats, front page, sign-up. */
export const gender = {
  male: 'Man',
  female: 'Woman',
};

export const activity = {
  online: 'Online now',
  active: 'Active today',
  away: 'Not online',
};

export const member = {
  name_age: '{name}, {age}',
  label: '{name}, {age} years old',
  is_new: 'New',
  photo: 'Photo of {name}',
  no_photo: '{name} has no photo yet',
};

/** Where the site's settings leave these words open. */
export const fictional = {
  warning: 'This is a fictional profile. Physical contact is not possible.',
  singular: 'fictional profile',
  plural: 'fictional profiles',
};
