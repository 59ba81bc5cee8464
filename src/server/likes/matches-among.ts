import type { Db } from '../platform/db.ts';
import { selectMatchesAmong } from './queries.ts';

/**
 * Pairs of these profiles who like each other.
 * @spec D5.5
 */
export const matchesAmong = (db: Db, ids: readonly string[]): Promise<[string, string][]> =>
  selectMatchesAmong(db, ids);
