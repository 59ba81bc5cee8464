import type { BodyOut } from '#contract/call';
import { ApiError } from '#contract/errors';
import type { releaseBounce as call } from '#contract/staff-emails';
import { accountOfSiteProfile } from '../../accounts/find-account.ts';
import type { App } from '../../app.ts';
import { type AuditActor, recordAudit } from '../../platform/audit-log.ts';
import { transact } from '../../platform/transact.ts';
import { clearTemporaryFailures } from '../intake/record-email-feedback.ts';
import { removeDisabledReason } from './queries.ts';

/**
 * Staff take a bounce back. A complaint and an unsubscribing stay.
 * @throws not_found; decided_already if no bounce stops the member's emails
 * @spec D5.10 3.1
 */
export const releaseBounce = (
  app: App,
  actor: AuditActor,
  { member, reason }: BodyOut<typeof call>,
): Promise<void> =>
  transact(app, async tx => {
    const accountId = await accountOfSiteProfile(tx.db, actor.siteId, member);
    if (accountId === null) throw new ApiError('not_found');
    if (!(await removeDisabledReason(tx.db, accountId, 'bounce'))) throw new ApiError('decided_already');
    await clearTemporaryFailures(tx, accountId);
    tx.publish({ to: [member], type: 'user', ids: {} });
    await recordAudit(tx, actor, { action: 'emails.release', accountId, reason });
  });
