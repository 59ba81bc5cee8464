import { type Interest, ownInterests } from '#contract/interests';

/**
 * Intimate topics come last.
 * @spec 3.3
 */
export const interestGroups = {
  together: ['relationship', 'hugging', 'kissing', 'massages', 'onenightstand'],
  outside: [
    'gym',
    'sports',
    'biking',
    'hiking',
    'outdoors',
    'beach',
    'gardening',
    'animals',
    'adventure',
    'travelling',
  ],
  culture: [
    'music',
    'movies',
    'theater',
    'dancing',
    'party',
    'art',
    'photography',
    'reading',
    'videogames',
    'politics',
    'fashion',
    'shopping',
    'tattoos',
    'astrology',
  ],
  table: ['cooking', 'foodie', 'bbq', 'sushi', 'vegetarian', 'coffee', 'tea', 'wine', 'beer'],
  intimate: [
    'sex',
    'safesex',
    'oralsex',
    'analsex',
    'masturbating',
    'lingerie',
    'sextoys',
    'exchangingpictures',
    'threesome',
    'gangbang',
    'publicsex',
    'bondage',
    'sadomasochism',
  ],
  own: ownInterests,
} as const satisfies Record<string, readonly Interest[]>;
type InterestGroup = keyof typeof interestGroups;
export const groupNames = Object.keys(interestGroups) as InterestGroup[];

export const isInGroup = (interest: Interest, group: InterestGroup): boolean =>
  (interestGroups[group] as readonly Interest[]).includes(interest);
