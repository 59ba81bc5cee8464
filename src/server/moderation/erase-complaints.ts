import type { Tx } from '../platform/transact.ts';
import { deleteComplaintsOf } from './queries.ts';

/**
 * Including those sent from their address without a session.
 * @spec D4.5
 */
export const eraseComplaints = (
  { db }: Tx,
  { siteId, email }: { siteId: number; email: string },
): Promise<void> => deleteComplaintsOf(db, siteId, email);
