import type { App } from '../../app.ts';
import type { Tx } from '../../platform/transact.ts';
import { deleteVisitsBefore, deleteVisitsBetween } from './queries.ts';
import { visitsShownSince } from './visits-shown-since.ts';

/** @spec D5.6 */
export const purgeOldVisits = ({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> =>
  deleteVisitsBefore(db, visitsShownSince(clock.now()));

/** @spec 4.4 */
export const removeVisitsOnBlock = (
  { db }: Tx,
  { blockerId, blockedId }: { blockerId: string; blockedId: string },
): Promise<void> => deleteVisitsBetween(db, blockerId, blockedId);
