import type { App, MemberCaller } from '../../app.ts';
import { transact } from '../../platform/transact.ts';
import { ACTIVATION_EMAIL_LIMIT, enforceEmailLimit } from '../email-limit.ts';
import { selectRecipient } from '../queries.ts';
import { queueActivationEmail } from './activation-email.ts';

/** Sends a member who waits for it the activation mail again (section 4); nothing for one who is confirmed. @throws too_many_requests */
export const resendActivation = (app: App, caller: MemberCaller): Promise<void> =>
  transact(app, async tx => {
    const recipient = await selectRecipient(tx.db, { id: caller.accountId });
    if (recipient?.status !== 'not_confirmed') return;
    await enforceEmailLimit({ ...app, db: tx.db }, caller.site.id, recipient.email, ACTIVATION_EMAIL_LIMIT);
    await queueActivationEmail(app, tx, caller.site, recipient);
  });
