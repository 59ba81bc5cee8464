import type { Output } from '#contract/call';
import { ApiError } from '#contract/errors';
import type { getStaffMember as call } from '#contract/staff-members';
import { banOf } from '../../accounts/bans/ban-account.ts';
import { reactivableUntil } from '../../accounts/deletion/grace-period.ts';
import type { App, StaffCaller } from '../../app.ts';
import { selectShownDetails } from './data-queries.ts';
import { selectMemberEntries } from './list-queries.ts';
import { presentMemberEntry } from './present-member.ts';
import { requireMember } from './require-member.ts';

/**
 * What the site shows of a member, which needs no reason.
 * @throws not_found
 * @spec D5.10
 */
export async function getStaffMember(
  app: App,
  caller: StaffCaller,
  id: string,
): Promise<Output<typeof call>> {
  const accountId = await requireMember(app, caller, id);
  const ban = await banOf(app, accountId);
  const [entry] = await selectMemberEntries(app.db, [id]);
  const shown = await selectShownDetails(app.db, id, caller.staff.id, app.clock.now());
  if (!entry || !shown) throw new ApiError('not_found');
  const { region, about_me, invisible, verified, photos, frozen_at, deleted_at, open_until } = shown;
  return {
    member: {
      ...presentMemberEntry(app, caller, entry),
      ...{ region, about_me, invisible, verified, photos },
      ban: ban ? { until: ban.until?.toISOString() ?? null } : null,
      frozen_explanation: shown.frozen_reason,
      frozen_since: frozen_at?.toISOString() ?? null,
      erased_at: deleted_at ? reactivableUntil(deleted_at).toISOString() : null,
      data_open_until: open_until?.toISOString() ?? null,
    },
  };
}
