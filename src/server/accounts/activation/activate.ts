import { ApiError } from '#contract/errors';
import type { ActivationOutcome, App, Caller } from '../../app.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import { redeemToken } from '../tokens.ts';

import { confirmAccount } from './queries.ts';

/**
 * Confirms an address with its mailed token (section 4): the account becomes active and its profile with it, later domains deliver
 * what was held. Logs nobody in.
 * @returns how many messages were held and are delivered
 * @throws activation_failed when the token is unknown, expired, used or another site's (section 8)
 */
export const activate = (
  app: App,
  { site }: Pick<Caller, 'site'>,
  token: string,
): Promise<ActivationOutcome> =>
  transact(app, async tx => {
    const accountId = await redeemToken(tx, site.id, token, 'activation');
    const outcome = accountId === null ? null : await confirmAddress(app, tx, accountId);
    if (!outcome) throw new ApiError('activation_failed');
    return outcome;
  });

/**
 * Confirms the address of an account whose owner has shown that he reads its mail, in whichever way.
 * @returns null for one that does not wait for it, and nothing happens
 */
export async function confirmAddress(app: App, tx: Tx, accountId: string): Promise<ActivationOutcome | null> {
  const confirmed = await confirmAccount(tx.db, accountId, tx.now);
  if (!confirmed) return null;
  const outcome: ActivationOutcome = { delivered: 0 };
  await app.hooks.onActivated.run(tx, { accountId, profileId: confirmed.profileId, outcome });
  tx.publish({ to: [confirmed.profileId], type: 'user', ids: {} });
  return outcome;
}
