import { ApiError } from '#contract/errors';
import type { App, Caller } from '../../app.ts';
import { transact } from '../../platform/transact.ts';
import { redeemToken } from '../tokens.ts';
import { confirmAccount } from './queries.ts';

/**
 * Confirms an address with its mailed token (section 4): the account becomes active and its profile with it, later domains deliver
 * what was held. Logs nobody in.
 * @throws activation_failed when the token is unknown, expired, used or another site's (section 8)
 */
export const activate = (app: App, { site }: Pick<Caller, 'site'>, token: string): Promise<void> =>
  transact(app, async tx => {
    const accountId = await redeemToken(tx, site.id, token, 'activation');
    const confirmed = accountId === null ? undefined : await confirmAccount(tx.db, accountId, tx.now);
    if (!accountId || !confirmed) throw new ApiError('activation_failed');
    await app.hooks.onActivated.run(tx, { accountId, profileId: confirmed.profileId });
    tx.notify({ to: [confirmed.profileId], type: 'user', ids: {} });
  });
