import type { Tx } from '../../platform/transact.ts';
import { insertAccountRequest, type NewAccountRequest } from './queries.ts';

/** The notice that wakes whoever answers requests, in whichever process he is. */
export const ACCOUNT_REQUEST_QUEUED = 'request_filed';

/**
 * Notes what was asked about an address. It is one small row whether the address has an account or not, so that neither the answer
 * nor its time tells; a worker does the rest right after the commit. Never hand over a clear password.
 */
export async function queueAccountRequest(tx: Tx, request: NewAccountRequest): Promise<void> {
  await insertAccountRequest(tx.db, request, tx.now);
  tx.publish({ to: [], type: ACCOUNT_REQUEST_QUEUED, ids: {} });
}
