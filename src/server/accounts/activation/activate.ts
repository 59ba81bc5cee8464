import { ApiError } from '#contract/errors';
import type { ActivationOutcome, App, Caller } from '../../app.ts';
import { type AuditActor, recordAudit } from '../../platform/audit-log.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import type { ActOnMember } from '../freeze/freeze-account.ts';
import { confirmAccount } from '../queries.ts';
import { redeemToken } from '../tokens.ts';

/**
 * Confirms the email address of the token, but begins no session.
 * @throws activation_failed
 * @spec 4.2 D2.20
 */
export const activate = (
  app: App,
  { site }: Pick<Caller, 'site'>,
  token: string,
): Promise<ActivationOutcome> =>
  transact(app, async tx => {
    const redeemed = await redeemToken(tx, site.id, token, 'activation');
    const outcome = redeemed && (await confirmAddress(app, tx, redeemed.accountId));
    if (!outcome) throw new ApiError('activation_failed');
    return outcome;
  });

/** Call this only after proof that the member receives email at the address. */
export async function confirmAddress(app: App, tx: Tx, accountId: string): Promise<ActivationOutcome | null> {
  const confirmed = await confirmAccount(tx.db, accountId, tx.now);
  if (!confirmed) return null;
  const outcome: ActivationOutcome = { delivered: 0 };
  await app.hooks.onActivated.run(tx, { accountId, profileId: confirmed.profileId, outcome });
  tx.publish({ to: [confirmed.profileId], type: 'user', ids: {} });
  return outcome;
}

/**
 * For a member who has proven to staff that the address is theirs, but does not receive the email.
 * @throws decided_already if the address is confirmed, or the account is banned or being deleted
 * @spec D5.10 4.2
 */
export const confirmByStaff = (
  app: App,
  actor: AuditActor,
  { accountId, reason }: ActOnMember,
): Promise<void> =>
  transact(app, async tx => {
    if (!(await confirmAddress(app, tx, accountId))) throw new ApiError('decided_already');
    await recordAudit(tx, actor, { action: 'members.confirm', accountId, reason });
  });
