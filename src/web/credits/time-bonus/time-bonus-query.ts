import { queryOptions } from '@tanstack/react-query';
import type { User } from '#contract/accounts';
import type { Api } from '#contract/client';
import { WELCOME_DISCOUNT, WELCOME_WINDOW_SECONDS } from '#contract/constants';
import { getWelcomeDiscount, type WelcomeDiscount } from '#contract/discounts';
import { callApi } from '../../api.ts';

/**
 * Members who signed up longer ago do not request the discount. The limit exceeds the offer's duration by a
 * day, because the device's clock may be wrong.
 */
const MAX_MEMBER_AGE_MS = (WELCOME_WINDOW_SECONDS + 86_400) * 1_000;

/**
 * `receivedAt`: the time when the browser received the discount, in ms by the device's clock; null if the
 * discount is part of the document that the server rendered.
 */
export type ReceivedDiscount = WelcomeDiscount & { receivedAt: number | null };

/**
 * Null without a discount, or if the call fails.
 * @spec 4.12 7.6
 */
export const timeBonusQuery = (api: Api, user: User | null) =>
  queryOptions({
    // The key changes at activation, because only members with a confirmed email address are eligible.
    queryKey: ['welcome-discount', user?.status === 'not_confirmed'],
    queryFn: async ({ signal }): Promise<ReceivedDiscount | null> => {
      if (!user || user.paid_user || Date.now() - Date.parse(user.signup_date) > MAX_MEMBER_AGE_MS)
        return null;
      const discount = await callApi(api, getWelcomeDiscount, { signal }).catch(() => null);
      return discount && { ...discount, receivedAt: typeof document === 'undefined' ? null : Date.now() };
    },
    staleTime: Number.POSITIVE_INFINITY,
    meta: { progress: 'never' },
  });

/** `seconds` is the remaining time of the bonus at the moment when the browser received the bonus. */
export type Bonus = { percentage: number; seconds: number; receivedAt: number | null };

/** Null for visitors and premium members, and after the bonus has ended. */
export function bonusIn(user: User | null, discount: ReceivedDiscount | null | undefined): Bonus | null {
  if (!user || user.paid_user || discount?.code !== WELCOME_DISCOUNT.code) return null;
  const { value_percentage: percentage, expires_in: seconds, receivedAt } = discount;
  return seconds === null || seconds <= 0 ? null : { percentage, seconds, receivedAt };
}

/**
 * Returns the time when the bonus ends, in ms by the device's clock. The time is calculated from the moment
 * when the browser received the bonus, so that a wrong clock has no effect on the countdown.
 */
export function bonusEnd({ seconds, receivedAt }: Bonus): number {
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const from = receivedAt ?? performance.timeOrigin + (document?.responseStart ?? 0);
  return from + seconds * 1_000;
}
