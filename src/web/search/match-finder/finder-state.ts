import { MAX_AGE, MIN_AGE } from '#contract/constants';
import type { FinderAnswer } from '#contract/match-finder';
import type { Preferences } from '#contract/preferences';
import type { MemberCard } from '#contract/profiles';
import { type Ages, namedAges } from '../filters/age-bounds.ts';
import type { Search } from '../search-state.ts';

/** What the history keeps of a finder: which question is open, and the answers that a search is made of. Never that on race. */
export type FinderState = {
  step?: number;
  age?: FinderAnswer<'age'>;
  appearance?: FinderAnswer<'appearance'>;
};
export type WithFinder = { finder?: FinderState };

const ANSWERED: Record<FinderAnswer<'age'>, Ages> = {
  '18-35': { from: MIN_AGE, until: 35 },
  '35+': { from: 35, until: MAX_AGE },
};

/**
 * The search that the answers make: of the ages that were answered those the member wishes for, where there are any; who looks for
 * something sexy looks at photos.
 */
export function searchOfFinder({ age, appearance }: FinderState, wishes: Preferences | undefined): Search {
  const wished = wishes && { from: wishes.min_age, until: wishes.max_age };
  const ages = age ? within(ANSWERED[age], wished) : wished;
  return { ...(ages && namedAges(ages)), ...(appearance === 'sexy' && { with_photo: '1' }) };
}

/** What two ranges of ages share; the first where they share none. */
function within(ages: Ages, wished: Ages | undefined): Ages {
  if (!wished) return ages;
  const shared = { from: Math.max(ages.from, wished.from), until: Math.min(ages.until, wished.until) };
  return shared.from <= shared.until ? shared : ages;
}

/** As many as lie in the fan. */
export const FACES = 5;

/** Faces to be looked at while the questions are answered. A fictional profile is shown with its sign or not at all (decisions, 1). */
export const facesIn = <M extends Pick<MemberCard, 'main_image' | 'fictional'>>(members: M[]): M[] =>
  members.filter(({ main_image: main, fictional }) => main !== null && !fictional).slice(0, FACES);
