import { queryOptions } from '@tanstack/react-query';
import type { User } from '#contract/accounts';
import type { Api } from '#contract/client';
import { WELCOME_DISCOUNT, WELCOME_WINDOW_SECONDS } from '#contract/constants';
import { getWelcomeDiscount, type WelcomeDiscount } from '#contract/discounts';
import { callApi } from '../../api.ts';

/** Clocks of phones are wrong: only who is a member for a day longer than the bonus lasts is not asked for. */
const MAX_MEMBER_AGE_MS = (WELCOME_WINDOW_SECONDS + 86_400) * 1_000;

/** The welcome discount, and when by this device's clock the browser heard of it; null where it came with the document. */
export type ReceivedDiscount = WelcomeDiscount & { receivedAt: number | null };

/** The welcome discount of a member; null without one, and where it cannot be asked for (section 7: failures are ignored). */
export const welcomeQuery = (api: Api, user: User | null) =>
  queryOptions({
    // A member who confirms his address has it from then on.
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

/** A time bonus that runs: what it takes off, and what was left of it when it was heard of. */
export type Bonus = { percentage: number; seconds: number; receivedAt: number | null };

/** The time bonus of a member, null where there is none: a visitor, who has paid, or whose four hours are over (section 4). */
export function bonusIn(user: User | null, discount: ReceivedDiscount | null | undefined): Bonus | null {
  if (!user || user.paid_user || discount?.code !== WELCOME_DISCOUNT.code) return null;
  const { value_percentage: percentage, expires_in: seconds, receivedAt } = discount;
  return seconds === null || seconds <= 0 ? null : { percentage, seconds, receivedAt };
}

/** When a bonus ends, by this device's clock however wrong it is: what was left is counted from when the answer came. */
export function bonusEnd({ seconds, receivedAt: heardAt }: Bonus): number {
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const from = heardAt ?? performance.timeOrigin + (document?.responseStart ?? 0);
  return from + seconds * 1_000;
}
