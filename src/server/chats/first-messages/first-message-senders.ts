import type { Db } from '../../platform/db.ts';
import { selectFirstMessageSenders } from './queries.ts';

/**
 * The accounts that began conversations in this time.
 * @spec D5.13
 */
export const firstMessageSenders = (db: Db, time: { after: Date; until: Date }): Promise<string[]> =>
  selectFirstMessageSenders(db, time);
