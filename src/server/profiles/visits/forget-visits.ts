import type { App } from '../../app.ts';
import type { Tx } from '../../platform/transact.ts';
import { deleteVisitsBefore, deleteVisitsBetween } from './queries.ts';
import { firstTold } from './told-since.ts';

/** Removes the visits that are older than 7 days. */
export const forgetOldVisits = ({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> =>
  deleteVisitsBefore(db, firstTold(clock.now()));

/** One member blocked the other: neither looked at the other. */
export const removeVisits = (
  { db }: Tx,
  { blockerId, blockedId }: { blockerId: string; blockedId: string },
): Promise<void> => deleteVisitsBetween(db, blockerId, blockedId);
