import type { Interest } from './interests.ts';

/** Interests there is something to say about; of the others one does not begin. */
export const openerInterests = [
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
export type OpenerInterest = (typeof openerInterests)[number];

/** Openers that fit everybody. */
export const openerTopics = [
  'evening',
  'sunday',
  'laugh',
  'song',
  'dish',
  'surprise',
  'place',
  'compliment',
] as const;
