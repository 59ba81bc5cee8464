import { ApiError } from '#contract/errors';
import type { App, Caller } from '../../app.ts';
import { transact } from '../../platform/transact.ts';
import { clearPassword } from '../login/login-queries.ts';
import { revokeAccess } from '../sessions/revoke-access.ts';
import { invalidateTokens } from '../token-queries.ts';
import { redeemTokenDetails } from '../tokens.ts';
import { assignEmail } from './assign-email.ts';
import { handleResetRequest } from './handle-reset-request.ts';

/**
 * Restores the address of before a change with the token mailed to it. Whoever changed it may have taken the account over: every login
 * ends, the password works no more, links of later changes are worth nothing, and the restored address gets the link to a new password.
 * @throws link_expired, email_taken
 */
export const revertEmailChange = (app: App, { site }: Pick<Caller, 'site'>, token: string): Promise<void> =>
  transact(app, async tx => {
    const redeemed = await redeemTokenDetails(tx, site.id, token, 'email_revert');
    if (!redeemed?.email) throw new ApiError('link_expired');
    const { accountId, email, issuedAt } = redeemed;
    await assignEmail(tx, site, accountId, email);
    await revokeAccess(app, tx, accountId, {});
    await clearPassword(tx.db, accountId);
    // Those of changes before this one stay: the first owner outlasts whoever came later.
    await invalidateTokens(tx.db, accountId, ['email_revert'], { now: tx.now, since: issuedAt });
    await handleResetRequest(app, tx, site, { email });
  });
