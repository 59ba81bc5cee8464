/**
 * The built interests in the order of docs/product/3-entities.md.
 * @spec 3.3
 */
export const interests = [
  'relationship',
  'onenightstand',
  'kissing',
  'hugging',
  'massages',
  'lingerie',
  'sex',
  'safesex',
  'publicsex',
  'oralsex',
  'analsex',
  'sextoys',
  'masturbating',
  'exchangingpictures',
  'threesome',
  'gangbang',
  'bondage',
  'sadomasochism',
  'gym',
  'sports',
  'dancing',
  'travelling',
  'adventure',
  'party',
  'tattoos',
  'music',
  'movies',
  'videogames',
  'politics',
  'outdoors',
  'gardening',
  'hiking',
  'biking',
  'reading',
  'animals',
  'beach',
  'art',
  'photography',
  'theater',
  'shopping',
  'fashion',
  'astrology',
  'cooking',
  'foodie',
  'bbq',
  'sushi',
  'vegetarian',
  'wine',
  'beer',
  'tea',
  'coffee',
] as const;

/**
 * Interests that a site names itself, one after the other; their texts are texts of the site. A key that once had a
 * name never gets another meaning, because profiles may have it.
 * @spec 3.3 D5.10
 */
export const ownInterests = [
  'own_1',
  'own_2',
  'own_3',
  'own_4',
  'own_5',
  'own_6',
  'own_7',
  'own_8',
  'own_9',
  'own_10',
  'own_11',
  'own_12',
] as const;
export type OwnInterest = (typeof ownInterests)[number];

/** The SQL function `interest_bit` has the same order, which never changes. */
export const allInterests = [...interests, ...ownInterests] as const;
export type Interest = (typeof allInterests)[number];

export const isInterest = (value: unknown): value is Interest => allInterests.some(known => known === value);
