import type { Tx } from '../../platform/transact.ts';
import { insertAccountRequest, type NewAccountRequest } from './queries.ts';

/** Event that wakes the workers of all processes. */
export const ACCOUNT_REQUEST_QUEUED = 'request_filed';

/**
 * Queues what depends on whether an address has an account. The request stores one small row in either case, so
 * that neither its answer nor its duration reveals it; a worker does the rest after the commit. Never pass a
 * clear-text password.
 * @spec D1.1
 */
export async function queueAccountRequest(tx: Tx, request: NewAccountRequest): Promise<void> {
  await insertAccountRequest(tx.db, request, tx.now);
  tx.publish({ to: [], type: ACCOUNT_REQUEST_QUEUED, ids: {} });
}
