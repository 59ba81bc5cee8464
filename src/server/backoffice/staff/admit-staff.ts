import type { Call } from '#contract/call';
import { SECOND_FACTOR_MINUTES } from '#contract/constants';
import { MINUTE_MS } from '#contract/durations';
import { ApiError } from '#contract/errors';
import { hasPermission } from '#contract/staff-permissions';
import type { Caller } from '../../app.ts';

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
