import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type AlertName, type DismissedAlerts, dismissAlert } from '#contract/accounts';
import type { UserAnswer } from '../accounts/login-state.ts';
import { useUser } from '../accounts/user-query.ts';
import { callApi, useApi } from '../api.ts';
import { cookieOf, dismissalsIn } from './dismissals.ts';

/** What this browser's visitor dismissed. The document brings it along, so that nothing flashes. */
export const dismissalsQuery = (cookies?: string | null) =>
  queryOptions<DismissedAlerts>({
    queryKey: ['dismissals'],
    queryFn: () => dismissalsIn(cookies ?? document.cookie),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    meta: { progress: 'never' },
  });

/** What this reader dismissed, and when: kept with the account, or by a visitor's browser. */
export function useDismissals(): DismissedAlerts {
  const user = useUser();
  const { data } = useQuery(dismissalsQuery());
  return user?.dismissed ?? data ?? {};
}

/** Hides an alert of the warnings area at once and for good. */
export function useDismiss(): (alert: AlertName) => void {
  const api = useApi();
  const cache = useQueryClient();
  const isVisitor = useUser() === null;
  const { mutate } = useMutation({
    mutationFn: (alert: AlertName) => callApi(api, dismissAlert, { body: { alert } }),
    onMutate: alert =>
      cache.setQueryData<UserAnswer>(['user'], known => known && withDismissal(known, alert)),
  });
  return alert => {
    if (!isVisitor) return mutate(alert);
    const dismissed = { ...dismissalsIn(document.cookie), [alert]: now() };
    document.cookie = cookieOf(dismissed);
    cache.setQueryData(dismissalsQuery().queryKey, dismissed);
  };
}

const withDismissal = ({ user }: UserAnswer, alert: AlertName): UserAnswer => ({
  user: user && { ...user, dismissed: { ...user.dismissed, [alert]: now() } },
});

const now = () => new Date().toISOString();
