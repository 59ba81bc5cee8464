import type { App, MemberCaller } from '../../app.ts';
import { transact } from '../../platform/transact.ts';
import { ACTIVATION_MAILBOX_LIMIT, enforceMailboxLimit } from '../mailbox-limit.ts';
import { selectRecipient } from '../queries.ts';
import { queueActivationEmail } from './activation-email.ts';

/**
 * @throws too_many_requests
 * @spec 4.2
 */
export const resendActivation = (app: App, caller: MemberCaller): Promise<void> =>
  transact(app, async tx => {
    const recipient = await selectRecipient(tx.db, { id: caller.accountId });
    if (recipient?.status !== 'not_confirmed') return;
    await enforceMailboxLimit(
      { ...app, db: tx.db },
      caller.site.id,
      recipient.email,
      ACTIVATION_MAILBOX_LIMIT,
    );
    await queueActivationEmail(app, tx, caller.site, recipient);
  });
