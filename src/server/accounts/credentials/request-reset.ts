import { fieldError } from '#contract/errors';
import type { App, Caller } from '../../app.ts';
import { transact } from '../../platform/transact.ts';
import { queueAccountRequest } from '../account-requests/queue-account-request.ts';
import { type EmailLimit, enforceEmailLimit } from '../email-limit.ts';
import { probeAddressPerNetwork, revealsAccounts } from '../signup/probe-address.ts';

/** How often a mailbox may be sent one, and asked about, whether it has an account or not. */
const RESET_EMAIL_LIMIT: EmailLimit = { kind: 'reset', hits: 5, seconds: 3_600 };

/**
 * Asks for the letter that leads to a new password (section 5). Where the site keeps to itself who has an account, every address is
 * answered alike in equal time: the letter is written by a worker.
 * @throws invalid_input at `email` with email_unknown where the site tells, too_many_requests
 */
export async function requestReset(app: App, caller: Caller, typed: string): Promise<void> {
  const email = typed.toLowerCase();
  const { id: siteId } = caller.site;
  await enforceEmailLimit(app, siteId, email, RESET_EMAIL_LIMIT);
  if (revealsAccounts(caller) && !(await probeAddressPerNetwork(app, caller, email)))
    throw fieldError('email', 'email_unknown');
  await transact(app, tx =>
    queueAccountRequest(tx, { siteId, kind: 'password_reset', email, accountId: null }),
  );
}
