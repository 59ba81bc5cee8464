import type { Tx } from '../platform/transact.ts';
import { deleteComplaintsOf } from './queries.ts';

/**
 * Compares email addresses, so that complaints sent without a session are erased, too.
 * @spec D4.5
 */
export const eraseComplaints = (
  { db }: Tx,
  { siteId, email }: { siteId: number; email: string },
): Promise<void> => deleteComplaintsOf(db, siteId, email);
