import { ApiError } from '#contract/errors';
import type { App, MemberCaller } from '../../app.ts';
import { transact } from '../../platform/transact.ts';
import { queuePasskeyEmail } from './passkey-emails.ts';
import { deletePasskey } from './queries.ts';

/**
 * @throws not_found also for another member's passkey
 * @spec D5.8
 */
export const removePasskey = (app: App, caller: MemberCaller, id: string): Promise<void> =>
  transact(app, async tx => {
    const removed = await deletePasskey(tx.db, { id, accountId: caller.accountId });
    if (!removed) throw new ApiError('not_found');
    await queuePasskeyEmail(app, tx, caller, 'removed', removed.name);
  });
