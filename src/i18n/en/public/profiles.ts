export const gender = {
  male: 'Man',
  female: 'Woman',
};

export const activity = {
  online: 'Online now',
  active: 'Active today',
  away: 'Not online',
};

export const distance = {
  under_5: 'less than 5 km',
  under_10: 'less than 10 km',
  under_25: 'less than 25 km',
  under_50: 'less than 50 km',
  under_100: 'less than 100 km',
  under_250: 'less than 250 km',
  over_250: 'more than 250 km',
};

export const distance_short = {
  under_5: '< 5 km',
  under_10: '< 10 km',
  under_25: '< 25 km',
  under_50: '< 50 km',
  under_100: '< 100 km',
  under_250: '< 250 km',
  over_250: '> 250 km',
};

export const member = {
  name_age: '{name}, {age}',
  label: '{name}, {age} years old',
  is_new: 'New',
  verified: 'Verified',
  verified_hint: 'We compared this photo with a selfie.',
  photo: 'Photo of {name}',
  no_photo: '{name} has no photo yet',
};

/** Used if the site's own settings are empty. */
export const fictional = {
  warning: 'This is a fictional profile. Physical contact is not possible.',
  singular: 'fictional profile',
  plural: 'fictional profiles',
};
