import type { Tx } from '../platform/transact.ts';
import { deleteComplaintsOf } from './queries.ts';

/**
 * Erases the member's complaints, including those sent without a session from the member's email address.
 * @spec D4.5
 */
export const eraseComplaints = (
  { db }: Tx,
  { siteId, email }: { siteId: number; email: string },
): Promise<void> => deleteComplaintsOf(db, siteId, email);
