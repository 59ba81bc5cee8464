import type { Output } from '#contract/call';
import type { getWordFilter as call } from '#contract/word-filter';
import { createWordFilter } from '#contract/word-filter-matching';
import type { App, MemberCaller } from '../../app.ts';
import type { Db } from '../../platform/db.ts';
import { selectWordFilter, selectWordFiltersOf } from './queries.ts';

/** @spec D5.3 */
export const getWordFilter = async ({ db }: App, { member }: MemberCaller): Promise<Output<typeof call>> => ({
  words: await selectWordFilter(db, member.profileId),
});

export type WordFilter = (words: string) => boolean;

/**
 * Returns word filters by profile id, without members who have none.
 * @spec D5.3
 */
export async function wordFiltersOf(db: Db, profileIds: readonly string[]): Promise<Map<string, WordFilter>> {
  if (profileIds.length === 0) return new Map();
  const rows = await selectWordFiltersOf(db, [...new Set(profileIds)]);
  return new Map(rows.map(({ id, word_filter: words }) => [id, createWordFilter(words)]));
}
