import type { Tx } from '../platform/transact.ts';
import { deleteComplaintsOf } from './queries.ts';

/** The complaints of whoever is erased, with those that he sent from his address without a login. */
export const forgetComplaints = (
  { db }: Tx,
  { siteId, email }: { siteId: number; email: string },
): Promise<void> => deleteComplaintsOf(db, siteId, email);
