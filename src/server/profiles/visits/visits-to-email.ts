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
 * @spec D2.48 D5.6
 */
export async function takeVisitsToEmail({ db, now }: TxDb, profileId: string): Promise<EmailedVisitor[]> {
  const visitors = await selectVisitsToEmail(db, profileId, visitsShownSince(now));
  if (visitors.length > 0)
    await updateVisitsEmailed(db, { profileId, visitorIds: visitors.map(({ id }) => id), at: now });
  return visitors;
}

/** Counts the visits of the email of this moment that are still to be shown. */
export const visitsOfEmail = ({ db }: Pick<Tx, 'db'>, profileId: string, emailedAt: Date): Promise<number> =>
  countEmailedVisits(db, profileId, emailedAt);

/** The visits of an email that was not sent are in the next one. */
export const returnVisitsToEmail = (
  { db }: Pick<Tx, 'db'>,
  profileId: string,
  emailedAt: Date,
): Promise<void> => clearVisitsEmailed(db, profileId, emailedAt);

/** No email to these members will mention the visits up to now. */
export const skipVisitsToEmail = ({ db, now }: TxDb, profileIds: readonly string[]): Promise<void> =>
  skipVisitsOf(db, profileIds, now);
