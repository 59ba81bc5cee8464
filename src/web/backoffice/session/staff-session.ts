import { queryOptions, useQuery } from '@tanstack/react-query';
import { isApiError } from '#contract/errors';
import { getStaffSession, type StaffSession } from '#contract/staff';
import type { StaffPermission } from '#contract/staff-permissions';
import { apiOf, callApi } from '../../data/api.ts';
import { queryKeyOf } from '../../data/query.ts';

/**
 * Null for everybody who is not logged in to the back office.
 * @spec D2.33
 */
export const staffSessionQuery = () =>
  queryOptions({
    queryKey: queryKeyOf(getStaffSession),
    queryFn: async ({ client, signal }): Promise<StaffSession | null> => {
      try {
        return (await callApi(apiOf(client), getStaffSession, { signal })).staff;
      } catch (error) {
        if (isApiError(error) && error.code === 'not_found') return null;
        throw error;
      }
    },
    // A session that ended elsewhere is noticed when the person comes back to this window.
    refetchOnWindowFocus: true,
  });

export function useStaffSession(): StaffSession | null {
  const { data } = useQuery(staffSessionQuery());
  return data ?? null;
}

/** @spec D2.33 */
export const mayUse = (
  staff: Pick<StaffSession, 'permissions'> | null,
  permission: StaffPermission,
): boolean => staff?.permissions.includes(permission) ?? false;
