import { ApiError } from '#contract/errors';
import type { App } from '../../app.ts';
import { type AuditActor, recordAudit } from '../../platform/audit-log.ts';
import { hashSecret, newSecret } from '../../platform/secrets.ts';
import { transact } from '../../platform/transact.ts';
import type { ActOnMember } from '../freeze/freeze-account.ts';
import { reactivableUntil } from './grace-period.ts';
import { hideUntilErasure } from './hide-until-erasure.ts';

/**
 * Begins the deletion of an account as if its member had asked for it: they get the same email, and can return within
 * 14 days.
 * @returns until when the member can return
 * @throws decided_already if the account is banned or being deleted
 * @spec D5.10 4.3
 */
export const deleteAccountByStaff = (
  app: App,
  actor: AuditActor,
  { accountId, reason }: ActOnMember,
): Promise<Date> =>
  transact(app, async tx => {
    // The call is no member's, so the hash is of no session.
    const session_hash = hashSecret(newSecret());
    const isStored = await hideUntilErasure(app, tx, { account_id: accountId, session_hash });
    if (!isStored) throw new ApiError('decided_already');
    await recordAudit(tx, actor, { action: 'members.delete', accountId, reason });
    return reactivableUntil(tx.now);
  });
