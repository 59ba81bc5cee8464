import { ApiError } from '#contract/errors';
import type { App, Caller } from '../../app.ts';
import { loginsEnded } from '../../platform/live/sockets.ts';
import { transact } from '../../platform/transact.ts';
import { redeemToken } from '../tokens.ts';
import { deleteUnconfirmed } from './queries.ts';

/**
 * The owner of a mailbox says that he never signed up: the account that waits for him goes at once with everything of it, its
 * logins and sockets end. A confirmed account is nobody's to remove this way.
 * @throws activation_failed when the token is unknown, expired, used or another site's, or the account is confirmed
 */
export const disownSignup = (app: App, { site }: Pick<Caller, 'site'>, token: string): Promise<void> =>
  transact(app, async tx => {
    const accountId = await redeemToken(tx, site.id, token, 'activation');
    const gone = accountId === null ? undefined : await deleteUnconfirmed(tx.db, accountId);
    if (!gone) throw new ApiError('activation_failed');
    tx.notify(loginsEnded(gone.profileId));
  });
