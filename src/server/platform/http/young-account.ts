import { YOUNG_ACCOUNT_DAYS } from '#contract/constants';

const DAY_MS = 24 * 3_600_000;

/** Whether an account was made so few days ago that narrower limits hold for it. */
export const isYoung = (signedUpAt: Date, now: Date): boolean =>
  now.getTime() - signedUpAt.getTime() < YOUNG_ACCOUNT_DAYS * DAY_MS;
