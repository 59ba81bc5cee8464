import { type Call, callName } from '#contract/call';
import { SECOND_FACTOR_MINUTES } from '#contract/constants';
import { MINUTE_MS } from '#contract/durations';
import { ApiError, isApiError } from '#contract/errors';
import { hasPermission } from '#contract/staff-permissions';
import type { App, Caller } from '../../app.ts';
import { recordStaffRefusal } from './record-staff-refusal.ts';

/**
 * Refuses calls for staff before they are handled.
 * @throws not_found, second_factor_required, staff_role_missing, second_factor_again
 * @spec D2.33
 */
export function admitStaff({ staff: rule }: Call, { staff }: Pick<Caller, 'staff'>, now: Date): void {
  if (!staff || !rule) throw new ApiError('not_found');
  if (rule.permission === null) return;
  if (staff.verifiedAt === null) throw new ApiError('second_factor_required');
  if (!hasPermission(staff.roles, rule.permission)) throw new ApiError('staff_role_missing');
  const age = now.getTime() - staff.verifiedAt.getTime();
  if (rule.dangerous && age > SECOND_FACTOR_MINUTES * MINUTE_MS) throw new ApiError('second_factor_again');
}

/**
 * Refuses as `admitStaff`, and records in the audit log who called without the role or the second factor for it.
 * @throws the errors of `admitStaff`
 * @spec D2.33 D5.10
 */
export async function admitStaffCall(app: App, call: Call, { staff, site }: Caller): Promise<void> {
  try {
    admitStaff(call, { staff }, app.clock.now());
  } catch (error) {
    if (staff && isApiError(error) && error.code !== 'second_factor_again')
      await recordStaffRefusal(app, {
        ...{ siteId: site.id, staffId: staff.id, action: 'staff.call_refused', call: callName(call) },
      });
    throw error;
  }
}
