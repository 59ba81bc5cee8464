import { CREDIT_BADGE_THRESHOLD } from '#contract/constants';

/** @spec 2.3 */
export const creditsTone = (credits: number): 'warning' | 'danger' | null =>
  credits > CREDIT_BADGE_THRESHOLD ? null : credits > 0 ? 'warning' : 'danger';
