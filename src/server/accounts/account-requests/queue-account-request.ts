import type { Tx } from '../../platform/transact.ts';

export const PROCESS_ACCOUNT_REQUEST = 'process-account-request';

export type AccountRequest = {
  siteId: number;
  kind: 'sign_up' | 'password_reset' | 'email_change';
  email: string;
  /** Null if a visitor sent the request. */
  accountId: string | null;
  details?: unknown;
};

/**
 * Stores every request, so that the answer's duration reveals no account. `details` must not contain a clear-text
 * password.
 * @spec D1.1
 */
export const queueAccountRequest = (tx: Tx, request: AccountRequest): Promise<void> =>
  tx.sendJob(PROCESS_ACCOUNT_REQUEST, request);
