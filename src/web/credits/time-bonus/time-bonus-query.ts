import { queryOptions } from '@tanstack/react-query';
import type { User } from '#contract/accounts';
import { TIME_BONUS, TIME_BONUS_SECONDS } from '#contract/constants';
import { type DiscountWithTimeLeft, getTimeBonus } from '#contract/discounts';
import { apiOf, callApi } from '../../data/api.ts';
import { queryKeyOf } from '../../data/query.ts';

/** The limit is a day longer than the offer, because the device's clock may be wrong. */
const MAX_MEMBER_AGE_MS = (TIME_BONUS_SECONDS + 86_400) * 1_000;

/** `receivedAt` is in ms by the device's clock, or null if the server fetched the discount. */
export type ReceivedDiscount = DiscountWithTimeLeft & { receivedAt: number | null };

/**
 * Null without a discount, or if the call fails.
 * @spec 4.12 7.6
 */
export const timeBonusQuery = (user: User | null) =>
  queryOptions({
    // The key changes at activation, because activation makes the member eligible.
    queryKey: queryKeyOf(getTimeBonus, { confirmed: user?.status !== 'not_confirmed' }),
    queryFn: async ({ client, signal }): Promise<ReceivedDiscount | null> => {
      if (!user || user.paid_user || Date.now() - Date.parse(user.signup_date) > MAX_MEMBER_AGE_MS)
        return null;
      const discount = await callApi(apiOf(client), getTimeBonus, { signal }).catch(() => null);
      return discount && { ...discount, receivedAt: typeof document === 'undefined' ? null : Date.now() };
    },
    staleTime: Number.POSITIVE_INFINITY,
    meta: { progress: 'never' },
  });

/** `seconds` is the remaining time when the browser received the bonus. */
export type TimeBonus = { percentage: number; seconds: number; receivedAt: number | null };

/** Null for visitors and premium members, and after the bonus has ended. */
export function timeBonusIn(
  user: User | null,
  discount: ReceivedDiscount | null | undefined,
): TimeBonus | null {
  if (!user || user.paid_user || discount?.code !== TIME_BONUS.code) return null;
  const { value_percentage: percentage, expires_in: seconds, receivedAt } = discount;
  return seconds === null || seconds <= 0 ? null : { percentage, seconds, receivedAt };
}

/** Counts from `receivedAt`, so that a wrong clock of the device has no effect. */
export function timeBonusEnd({ seconds, receivedAt }: TimeBonus): number {
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const from = receivedAt ?? performance.timeOrigin + (document?.responseStart ?? 0);
  return from + seconds * 1_000;
}
