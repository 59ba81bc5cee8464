import { HOUR_SECONDS } from '#contract/durations';
import { fieldError } from '#contract/errors';
import type { App, Caller } from '../../app.ts';
import { transact } from '../../platform/transact.ts';
import { queueAccountRequest } from '../account-requests/queue-account-request.ts';
import { checkAddressTakenPerNetwork, revealsAccounts } from '../check-address-taken.ts';
import { enforceMailboxLimit, type MailboxLimit } from '../mailbox-limit.ts';

/** Counts requests for known and unknown addresses, so that the limit reveals no account. */
const RESET_EMAIL_LIMIT: MailboxLimit = { kind: 'reset', hits: 5, seconds: HOUR_SECONDS };

/**
 * A worker emails the link later, so that the answer's duration reveals no account.
 * @throws invalid_input with email_unknown, too_many_requests
 * @spec 5.4 D1.1
 */
export async function requestReset(app: App, caller: Caller, typed: string): Promise<void> {
  const email = typed.toLowerCase();
  const { id: siteId } = caller.site;
  await enforceMailboxLimit(app, siteId, email, RESET_EMAIL_LIMIT);
  if (revealsAccounts(caller) && !(await checkAddressTakenPerNetwork(app, caller, email)))
    throw fieldError('email', 'email_unknown');
  await transact(app, tx =>
    queueAccountRequest(tx, { siteId, kind: 'password_reset', email, accountId: null }),
  );
}
