import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type AlertName, alertNames, type DismissedAlerts, dismissAlert } from '#contract/accounts';
import { persistentCookie } from '../../data/persistent-cookie.ts';
import { certainUpdate, updateQuery } from '../../data/update-query.ts';
import { useCall } from '../../data/use-call.ts';
import type { UserAnswer } from '../tab-session.ts';
import { userQuery, useUser } from '../user-query.ts';

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
      updateQuery(cache, userQuery().queryKey, known => certainUpdate(withDismissal(known, alert))),
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

/** The cookie is for visitors, because members' dismissals are in the database. */
const COOKIE = 'dismissed';
const PAIR = /^(\w+)\.(\d{1,15})$/;

/**
 * Reads a cookie such as `enrich_profile.1773489600000~time_bonus.1773489700000`.
 * @spec 2.5 D2.32
 */
export function parseDismissals(cookies: string | null): DismissedAlerts {
  const value = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w.~]*)`).exec(cookies ?? '')?.[1] ?? '';
  const pairs = value.split('~').flatMap(pair => {
    const [, name, time] = PAIR.exec(pair) ?? [];
    return isAlert(name) ? [[name, new Date(Number(time)).toISOString()]] : [];
  });
  return Object.fromEntries(pairs);
}

export function dismissalsCookie(dismissed: DismissedAlerts): string {
  const pairs = Object.entries(dismissed).map(([name, time]) => `${name}.${Date.parse(time)}`);
  return persistentCookie(COOKIE, pairs.join('~'));
}

const isAlert = (name: string | undefined): name is AlertName => alertNames.some(known => known === name);
