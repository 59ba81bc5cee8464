import { REPORT_HOURS } from '#contract/constants';
import { HOUR_MS } from '#contract/durations';
import { isUrgent, type ReportReason } from '#contract/reports';

/**
 * When a report of this reason should be decided.
 * @spec D2.27 D5.10
 */
export function dueOf(reason: ReportReason, from: Date): { urgent: boolean; due_at: Date } {
  const urgent = isUrgent(reason);
  const hours = urgent ? REPORT_HOURS.urgent : REPORT_HOURS.other;
  return { urgent, due_at: new Date(from.getTime() + hours * HOUR_MS) };
}
