import type { Interest } from './interests.ts';

/** @spec 2.9 3.3 */
export const icebreakerInterests = [
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
  'cooking',
  'bbq',
  'sushi',
  'wine',
  'beer',
  'coffee',
  'hugging',
  'massages',
] as const satisfies readonly Interest[];
export type IcebreakerInterest = (typeof icebreakerInterests)[number];

export const icebreakerTopics = [
  'evening',
  'sunday',
  'laugh',
  'song',
  'dish',
  'surprise',
  'place',
  'compliment',
] as const;
