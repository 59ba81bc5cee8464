import { YOUNG_ACCOUNT_DAYS } from '#contract/constants';

const DAY_MS = 24 * 3_600_000;

/** @spec D2.41 D2.42 */
export const isYoungAccount = (signedUpAt: Date, now: Date): boolean =>
  now.getTime() - signedUpAt.getTime() < YOUNG_ACCOUNT_DAYS * DAY_MS;
