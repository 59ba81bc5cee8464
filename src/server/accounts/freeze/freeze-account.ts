import { ApiError } from '#contract/errors';
import type { App } from '../../app.ts';
import { type AuditActor, recordAudit } from '../../platform/audit-log.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import { selectRecipient } from '../queries.ts';
import { queueFrozenEmail, queueUnfrozenEmail } from './freeze-emails.ts';
import { freeze, unfreeze } from './queries.ts';

/** `reason` is in the words of who acts, for the audit log; the member does not read it. */
export type ActOnMember = { accountId: string; reason: string };

/**
 * Hides the member from everybody and refuses what they write, until `unfreezeAccount`. The member can still read,
 * export their data and delete the account, and learns of it by email and on every page, with the
 * `explanation` of staff.
 * @throws decided_already if the account is frozen, banned or being deleted
 * @spec D5.10
 */
export const freezeAccount = (
  app: App,
  actor: AuditActor,
  { accountId, reason, explanation = '' }: ActOnMember & { explanation?: string | undefined },
): Promise<void> =>
  transact(app, async tx => {
    const frozen = await freeze(tx.db, accountId, tx.now, explanation || null);
    if (!frozen) throw new ApiError('decided_already');
    // Others know the addresses of the photos, which the renewal ends.
    await app.hooks.onVisibilityReduced.run(tx, frozen);
    await app.hooks.onMemberFrozen.run(tx, frozen);
    await notifyMember(app, tx, accountId, (...to) => queueFrozenEmail(...to, explanation));
    tx.publish({ to: [frozen.profileId], type: 'user', ids: {} });
    await recordAudit(tx, actor, { action: 'members.freeze', accountId, reason, details: { explanation } });
  });

/**
 * @throws decided_already if the account is not frozen
 * @spec D5.10
 */
export const unfreezeAccount = (
  app: App,
  actor: AuditActor,
  { accountId, reason }: ActOnMember,
): Promise<void> =>
  transact(app, async tx => {
    const unfrozen = await unfreeze(tx.db, accountId);
    if (!unfrozen) throw new ApiError('decided_already');
    await app.hooks.onMemberReturned.run(tx, unfrozen);
    await notifyMember(app, tx, accountId, queueUnfrozenEmail);
    tx.publish({ to: [unfrozen.profileId], type: 'user', ids: {} });
    await recordAudit(tx, actor, { action: 'members.unfreeze', accountId, reason });
  });

async function notifyMember(
  app: App,
  tx: Tx,
  accountId: string,
  queue: typeof queueUnfrozenEmail,
): Promise<void> {
  const recipient = await selectRecipient(tx.db, { id: accountId });
  const site = recipient && app.sites.byId(recipient.siteId);
  if (recipient && site) await queue(app, tx, site, recipient);
}
