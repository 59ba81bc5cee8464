import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type AlertName, type DismissedAlerts, dismissAlert } from '#contract/accounts';
import { useCall } from '../../data/use-call.ts';
import type { UserAnswer } from '../tab-session.ts';
import { userQuery, useUser } from '../user-query.ts';
import { dismissalsCookie, parseDismissals } from './dismissals.ts';

/** The server also reads this list, so that no dismissed alert appears for a moment. */
export const dismissalsQuery = (cookies?: string | null) =>
  queryOptions<DismissedAlerts>({
    queryKey: ['dismissals'],
    queryFn: () => parseDismissals(cookies ?? document.cookie),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    meta: { progress: 'never' },
  });

/** @spec 2.5 D2.32 */
export function useDismissals(): DismissedAlerts {
  const user = useUser();
  const { data } = useQuery(dismissalsQuery());
  return user?.dismissed ?? data ?? {};
}

/** @spec 2.5 */
export function useDismiss(): (alert: AlertName) => void {
  const cache = useQueryClient();
  const isVisitor = useUser() === null;
  const { mutate } = useCall(dismissAlert, {
    onMutate: ({ alert }) =>
      cache.setQueryData(userQuery().queryKey, known => known && withDismissal(known, alert)),
  });
  return alert => {
    if (!isVisitor) return mutate({ alert });
    const dismissed = { ...parseDismissals(document.cookie), [alert]: now() };
    document.cookie = dismissalsCookie(dismissed);
    cache.setQueryData(dismissalsQuery().queryKey, dismissed);
  };
}

const withDismissal = ({ user }: UserAnswer, alert: AlertName): UserAnswer => ({
  user: user && { ...user, dismissed: { ...user.dismissed, [alert]: now() } },
});

const now = () => new Date().toISOString();
