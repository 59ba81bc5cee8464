import type { Tx } from '../../platform/transact.ts';
import { insertAccountRequest, type NewAccountRequest } from './queries.ts';

/** Type of the notice that wakes the workers of all processes. */
export const ACCOUNT_REQUEST_QUEUED = 'request_filed';

/**
 * Stores the request even if its address has no account. Thus neither the answer nor its duration reveals
 * whether an account exists. `details` must not contain a clear-text password.
 * @spec D1.1
 */
export async function queueAccountRequest(tx: Tx, request: NewAccountRequest): Promise<void> {
  await insertAccountRequest(tx.db, request, tx.now);
  tx.publish({ to: [], type: ACCOUNT_REQUEST_QUEUED, ids: {} });
}
