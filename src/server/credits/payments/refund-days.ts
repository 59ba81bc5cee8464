import { DAY_MS } from '#contract/durations';
import type { App } from '../../app.ts';
import type { PaymentRow } from './queries.ts';

/** @spec D2.35 */
export const refundDaysOf = (
  { sites }: Pick<App, 'sites'>,
  { site_id }: Pick<PaymentRow, 'site_id'>,
): number => sites.byId(site_id)?.settings.refund_days ?? 0;

/** Returns when the withdrawal period ends, or null if the payment is not completed. */
export function refundableUntil(
  app: Pick<App, 'sites'>,
  payment: Pick<PaymentRow, 'site_id' | 'completed_at'>,
): Date | null {
  const { completed_at: completedAt } = payment;
  return completedAt && new Date(completedAt.getTime() + refundDaysOf(app, payment) * DAY_MS);
}
