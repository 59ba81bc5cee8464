import type { Tx } from '../../platform/transact.ts';
import { insertAccountRequest, type NewAccountRequest } from './queries.ts';

/** The notification wakes the workers of all processes. */
export const ACCOUNT_REQUEST_QUEUED = 'request_filed';

/**
 * Stores a row whether or not the address has an account, so that neither answer nor duration reveals it. Never
 * pass a clear-text password.
 * @spec D1.1
 */
export async function queueAccountRequest(tx: Tx, request: NewAccountRequest): Promise<void> {
  await insertAccountRequest(tx.db, request, tx.now);
  tx.publish({ to: [], type: ACCOUNT_REQUEST_QUEUED, ids: {} });
}
