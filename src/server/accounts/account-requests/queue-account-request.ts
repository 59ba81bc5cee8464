import type { Tx } from '../../platform/transact.ts';
import { insertAccountRequest, type NewAccountRequest } from './queries.ts';

/** Type of the notice that wakes the workers of all processes. */
export const ACCOUNT_REQUEST_QUEUED = 'request_filed';

/**
 * Stores every request, so that the answer's duration reveals no account. `details` must not contain a clear-text
 * password.
 * @spec D1.1
 */
export async function queueAccountRequest(tx: Tx, request: NewAccountRequest): Promise<void> {
  await insertAccountRequest(tx.db, request, tx.now);
  tx.publish({ to: [], type: ACCOUNT_REQUEST_QUEUED, ids: {} });
}
