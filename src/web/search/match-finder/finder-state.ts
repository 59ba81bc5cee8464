import type { FinderAnswer } from '#contract/match-finder';
import type { MemberCard } from '#contract/profiles';
import type { Search } from '../search-state.ts';

/** What the history keeps of a finder: which question is open, and the answers that a search is made of. Never that on race. */
export type FinderState = {
  step?: number;
  age?: FinderAnswer<'age'>;
  appearance?: FinderAnswer<'appearance'>;
};
export type WithFinder = { finder?: FinderState };

const AGES: Record<FinderAnswer<'age'>, Search> = { '18-35': { max_age: '35' }, '35+': { min_age: '35' } };

/** The search that the answers make: ages as asked; who looks for something sexy looks at photos. */
export const searchOfFinder = ({ age, appearance }: FinderState): Search => ({
  ...(age && AGES[age]),
  ...(appearance === 'sexy' && { with_photo: '1' }),
});

/** As many as lie in the fan. */
export const FACES = 5;

/** Faces to be looked at while the questions are answered. A fictional profile is shown with its sign or not at all (decisions, 1). */
export const facesIn = <M extends Pick<MemberCard, 'main_image' | 'fictional'>>(members: M[]): M[] =>
  members.filter(({ main_image: main, fictional }) => main !== null && !fictional).slice(0, FACES);
