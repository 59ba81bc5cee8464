import { MAX_AGE, MIN_AGE } from '#contract/constants';
import type { FinderAnswer } from '#contract/match-finder';
import type { Preferences } from '#contract/preferences';
import type { MemberCard } from '#contract/profiles';
import { type AgeRangeValue, agesToParams } from '../../profiles/age-bounds.ts';
import type { SearchState } from '../search-state.ts';

/**
 * The browser's history stores this state, so it never contains the answer about race.
 * @spec 3.14 D1.9
 */
export type FinderState = {
  step?: number;
  age?: FinderAnswer<'age'>;
  appearance?: FinderAnswer<'appearance'>;
};
export type WithFinder = { finder?: FinderState };

const AGES_OF_ANSWER: Record<FinderAnswer<'age'>, AgeRangeValue> = {
  '18-35': { from: MIN_AGE, until: 35 },
  '35+': { from: 35, until: MAX_AGE },
};

/** @spec 3.14 D2.39 */
export function searchForAnswers(
  { age, appearance }: FinderState,
  preferences: Preferences | undefined,
): SearchState {
  const preferred = preferences && { from: preferences.min_age, until: preferences.max_age };
  const ages = age ? intersectAges(AGES_OF_ANSWER[age], preferred) : preferred;
  return { ...(ages && agesToParams(ages)), ...(appearance === 'sexy' && { with_photo: '1' }) };
}

function intersectAges(ages: AgeRangeValue, preferred: AgeRangeValue | undefined): AgeRangeValue {
  if (!preferred) return ages;
  const shared = { from: Math.max(ages.from, preferred.from), until: Math.min(ages.until, preferred.until) };
  return shared.from <= shared.until ? shared : ages;
}

export const FACES = 5;

/**
 * Leaves out fictional profiles, because a face has no room for their badge.
 * @spec D1.10
 */
export const pickFaces = <M extends Pick<MemberCard, 'main_image' | 'fictional'>>(members: M[]): M[] =>
  members.filter(({ main_image: main, fictional }) => main !== null && !fictional).slice(0, FACES);
