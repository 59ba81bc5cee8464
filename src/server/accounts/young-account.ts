import { YOUNG_ACCOUNT_DAYS } from '#contract/constants';
import { DAY_MS } from '#contract/durations';

/** @spec D2.41 D2.42 */
export const isYoungAccount = (signedUpAt: Date, now: Date): boolean =>
  now.getTime() - signedUpAt.getTime() < YOUNG_ACCOUNT_DAYS * DAY_MS;
