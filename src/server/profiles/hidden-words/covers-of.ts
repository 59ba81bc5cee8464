import { createWordFilter } from '#contract/word-filter';
import type { Db } from '../../platform/db.ts';
import { selectHiddenWordsOf } from './queries.ts';

/** Judges what is said to a member. */
export type Cover = (words: string) => boolean;

/** By profile, what each of these members does not want to read; who hides no word is not in it. */
export async function coversOf(db: Db, profileIds: readonly string[]): Promise<Map<string, Cover>> {
  if (profileIds.length === 0) return new Map();
  const rows = await selectHiddenWordsOf(db, [...new Set(profileIds)]);
  return new Map(rows.map(({ id, hidden_words: words }) => [id, createWordFilter(words)]));
}
