import { ApiError } from '#contract/errors';
import type { App, MemberCaller } from '../../app.ts';
import { transact } from '../../platform/transact.ts';
import { queuePasskeyRemovedEmail } from './passkey-emails.ts';
import { deletePasskey } from './queries.ts';

/**
 * Removes one of the member's passkeys, the last one too: the password stays. Its owner is told by mail.
 * @throws not_found for one that is not his
 */
export const removePasskey = (app: App, caller: MemberCaller, id: string): Promise<void> =>
  transact(app, async tx => {
    const removed = await deletePasskey(tx.db, { id, accountId: caller.accountId });
    if (!removed) throw new ApiError('not_found');
    await queuePasskeyRemovedEmail(app, tx, caller, removed.name);
  });
