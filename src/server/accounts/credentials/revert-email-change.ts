import { ApiError } from '#contract/errors';
import type { App, Caller } from '../../app.ts';
import { transact } from '../../platform/transact.ts';
import { clearPassword } from '../login/login-queries.ts';
import { revokeAccess } from '../sessions/revoke-access.ts';
import { invalidateTokens } from '../token-queries.ts';
import { redeemToken } from '../tokens.ts';
import { assignEmail } from './confirm-email-change.ts';
import { handleResetRequest } from './request-reset.ts';

/**
 * Restores the previous address and revokes all access, because a thief may have changed the address.
 * @throws link_expired, email_taken
 * @spec 5.3 D2.20
 */
export const revertEmailChange = (app: App, { site }: Pick<Caller, 'site'>, token: string): Promise<void> =>
  transact(app, async tx => {
    const redeemed = await redeemToken(tx, site.id, token, 'email_revert');
    if (!redeemed?.email) throw new ApiError('link_expired');
    const { accountId, email, issuedAt } = redeemed;
    await assignEmail(app, tx, site, accountId, email);
    await revokeAccess(app, tx, accountId, {});
    await clearPassword(tx.db, accountId);
    // Earlier revert links stay valid, so that the owner of the oldest address can restore it.
    await invalidateTokens(tx.db, accountId, ['email_revert'], { now: tx.now, since: issuedAt });
    await handleResetRequest(app, tx, site, { email });
  });
