import type { Db } from '../../platform/db.ts';
import type { Tx } from '../../platform/transact.ts';
import {
  clearVisitsEmailed,
  countEmailedVisits,
  type EmailedVisitor,
  selectVisitsToEmail,
  skipVisitsOf,
  updateVisitsEmailed,
} from './email-queries.ts';
import { visitsShownSince } from './visitors-of.ts';

export type { EmailedVisitor } from './email-queries.ts';

type TxDb = Pick<Tx, 'db' | 'now'>;

/**
 * Takes the visits that no email mentioned yet, the latest first; no later email mentions them.
 * @returns by the member who was visited
 * @spec D2.48 D5.6
 */
export async function takeVisitsToEmail(
  { db, now }: TxDb,
  profileIds: readonly string[],
): Promise<Map<string, EmailedVisitor[]>> {
  if (profileIds.length === 0) return new Map();
  const visits = await selectVisitsToEmail(db, profileIds, visitsShownSince(now));
  await updateVisitsEmailed(db, visits, now);
  return Map.groupBy(visits, ({ profileId }) => profileId);
}

/** Counts the visits of the email of this moment that are still to be shown. */
export const visitsOfEmail = ({ db }: { db: Db }, profileId: string, emailedAt: Date): Promise<number> =>
  countEmailedVisits(db, profileId, emailedAt);

/** The visits of an email that was not sent are in the next one. */
export const returnVisitsToEmail = (
  { db }: Pick<Tx, 'db'>,
  profileId: string,
  emailedAt: Date,
): Promise<void> => clearVisitsEmailed(db, profileId, emailedAt);

/** No email will mention the visits of `all`, nor those of `others` that are too old to be shown. */
export const skipVisitsToEmail = (
  { db, now }: TxDb,
  members: { all: readonly string[]; others: readonly string[] },
): Promise<void> => skipVisitsOf(db, { ...members, before: visitsShownSince(now) });
