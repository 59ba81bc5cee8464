import type { BodyOut, Output } from '#contract/call';
import { LOOKUP_MINUTES } from '#contract/constants';
import { MINUTE_MS } from '#contract/durations';
import { ApiError } from '#contract/errors';
import type { openMemberData as call } from '#contract/staff-audit';
import { accountOfSiteProfile } from '../../accounts/find-account.ts';
import type { App, StaffCaller } from '../../app.ts';
import { recordAudit, rolesOf } from '../../platform/audit-log.ts';
import { transact } from '../../platform/transact.ts';
import { auditActorOf } from '../audit/audit-actor.ts';
import { selectLookup, upsertLookup } from './queries.ts';

/**
 * Opens the private data of a member to the caller for half an hour.
 * @throws not_found
 * @spec D5.7 D5.10
 */
export async function openMemberData(
  app: App,
  caller: StaffCaller,
  { member, reason }: BodyOut<typeof call>,
): Promise<Output<typeof call>> {
  const accountId = await accountOfSiteProfile(app.db, caller.site.id, member);
  if (accountId === null) throw new ApiError('not_found');
  return openLookup(app, caller, { accountId, reason });
}

/**
 * Opens the private data of an account of the caller's site for half an hour.
 * @spec D5.7 D5.10
 */
export const openLookup = (
  app: App,
  caller: StaffCaller,
  { accountId, reason }: { accountId: string; reason: string },
): Promise<Output<typeof call>> =>
  transact(app, async tx => {
    const expiresAt = new Date(tx.now.getTime() + LOOKUP_MINUTES * MINUTE_MS);
    await upsertLookup(tx.db, { staffId: caller.staff.id, accountId, reason, expiresAt });
    const actor = auditActorOf(app, caller);
    await recordAudit(tx, actor, { action: 'members.open', accountId, reason, details: rolesOf(actor) });
    return { until: expiresAt.toISOString() };
  });

/**
 * Records that the caller reads private data of the member, `part` of it, for the reason they gave.
 * @throws lookup_reason_required if they gave none within the last half hour
 * @spec D5.7 D5.10
 */
export async function requireLookup(
  app: App,
  caller: StaffCaller,
  accountId: string,
  part: string,
): Promise<void> {
  if (!(await readIfOpen(app, caller, accountId, part))) throw new ApiError('lookup_reason_required');
}

/**
 * The same for a page that shows less without a reason.
 * @returns whether the caller may read the private data
 * @spec D5.7 D5.10
 */
export const readIfOpen = (
  app: App,
  caller: StaffCaller,
  accountId: string,
  part: string,
): Promise<boolean> =>
  transact(app, async tx => {
    const lookup = await selectLookup(tx.db, caller.staff.id, accountId, tx.now);
    if (!lookup) return false;
    const { reason } = lookup;
    const actor = auditActorOf(app, caller);
    await recordAudit(tx, actor, {
      ...{ action: 'members.read', accountId, reason },
      details: { part, ...rolesOf(actor) },
    });
    return true;
  });
