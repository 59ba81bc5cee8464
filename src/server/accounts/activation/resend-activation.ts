import type { App, MemberCaller } from '../../app.ts';
import { transact } from '../../platform/transact.ts';
import { ACTIVATION_MAILS, countMail } from '../count-mail.ts';
import { selectAddressee } from '../queries.ts';
import { postActivation } from './activation-letter.ts';

/** Sends a member who waits for it the activation mail again (section 4); nothing for one who is confirmed. @throws too_many_requests */
export const resendActivation = (app: App, caller: MemberCaller): Promise<void> =>
  transact(app, async tx => {
    const addressee = await selectAddressee(tx.db, { id: caller.accountId });
    if (addressee?.status !== 'not_confirmed') return;
    await countMail({ ...app, db: tx.db }, caller.site.id, addressee.email, ACTIVATION_MAILS);
    await postActivation(app, tx, caller.site, addressee);
  });
