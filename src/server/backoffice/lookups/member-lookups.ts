import type { BodyOut, Output } from '#contract/call';
import { LOOKUP_MINUTES } from '#contract/constants';
import { MINUTE_MS } from '#contract/durations';
import { ApiError } from '#contract/errors';
import type { openMemberData as call } from '#contract/staff-audit';
import { accountOfSiteProfile } from '../../accounts/find-account.ts';
import type { App, StaffCaller } from '../../app.ts';
import { recordAudit } from '../../platform/audit-log.ts';
import { transact } from '../../platform/transact.ts';
import { auditActorOf } from '../audit/audit-actor.ts';
import { selectLookup, upsertLookup } from './queries.ts';

/**
 * Opens the private data of a member to the caller for half an hour.
 * @throws not_found
 * @spec D5.7 D5.10
 */
export const openMemberData = (
  app: App,
  caller: StaffCaller,
  { member, reason }: BodyOut<typeof call>,
): Promise<Output<typeof call>> =>
  transact(app, async tx => {
    const accountId = await accountOfSiteProfile(tx.db, caller.site.id, member);
    if (accountId === null) throw new ApiError('not_found');
    const expiresAt = new Date(tx.now.getTime() + LOOKUP_MINUTES * MINUTE_MS);
    await upsertLookup(tx.db, { staffId: caller.staff.id, accountId, reason, expiresAt });
    await recordAudit(tx, auditActorOf(app, caller), { action: 'members.open', accountId, reason });
    return { until: expiresAt.toISOString() };
  });

/**
 * Records that the caller reads private data of the member, `part` of it, for the reason they gave.
 * @throws lookup_reason_required if they gave none within the last half hour
 * @spec D5.7 D5.10
 */
export const requireLookup = (
  app: App,
  caller: StaffCaller,
  accountId: string,
  part: string,
): Promise<void> =>
  transact(app, async tx => {
    const lookup = await selectLookup(tx.db, caller.staff.id, accountId, tx.now);
    if (!lookup) throw new ApiError('lookup_reason_required');
    const { reason } = lookup;
    await recordAudit(tx, auditActorOf(app, caller), {
      ...{ action: 'members.read', accountId, reason },
      details: { part },
    });
  });
