/** What a member's card says, wherever it stands: search, likes, chats, front page, sign-up. */
export const gender = {
  male: 'Man',
  female: 'Vrouw',
} as const;

export const activity = {
  online: 'Nu online',
  active: 'Vandaag actief',
  away: 'Niet online',
} as const;

export const member = {
  name_age: '{name}, {age}',
  label: '{name}, {age} jaar',
  is_new: 'Nieuw',
  photo: 'Foto van {name}',
  no_photo: '{name} heeft nog geen foto',
} as const;

/** Where the site's settings leave these words open. */
export const fictional = {
  warning: 'Dit is een fictief profiel. Fysiek contact is niet mogelijk.',
  singular: 'fictief profiel',
  plural: 'fictieve profielen',
} as const;
