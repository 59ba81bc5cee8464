import * as z from 'zod/mini';
import { defineStaffCall } from './call.ts';
import { timestamp } from './fields.ts';
import type { StaffPermission } from './staff-permissions.ts';

/** What is counted by day. Times: `decision_minutes` is a median; `response_slow` is exceeded by 5% of the responses. */
export const dailyFigures = [
  'sign_ups',
  'confirmed',
  'active',
  'messages',
  'revenue',
  'decision_minutes',
  'response_median',
  'response_slow',
] as const;
export type DailyFigure = (typeof dailyFigures)[number];

type Chart = { figures: readonly DailyFigure[]; permission: StaffPermission };

/** The charts of the back office in their order, with the permission that sees them. */
export const charts = {
  sign_ups: { figures: ['sign_ups', 'confirmed'], permission: 'overview' },
  activity: { figures: ['active'], permission: 'overview' },
  messages: { figures: ['messages'], permission: 'overview' },
  revenue: { figures: ['revenue'], permission: 'payments' },
  decisions: { figures: ['decision_minutes'], permission: 'reports' },
  responses: { figures: ['response_median', 'response_slow'], permission: 'overview' },
} as const satisfies Record<string, Chart>;
export type ChartName = keyof typeof charts;
export const chartNames = Object.keys(charts) as [ChartName, ...ChartName[]];

export const chartPeriods = ['7', '30', '90', '365'] as const;
export type ChartPeriod = (typeof chartPeriods)[number];

const line = z.object({
  figure: z.enum(dailyFigures),
  /** The currency of a revenue; otherwise empty. */
  part: z.string(),
  /** One for each day; null for a day of which it is not known. Revenue is in minor units of the currency. */
  values: z.array(z.nullable(z.number())),
});
export type ChartLine = z.output<typeof line>;

/**
 * The figures by day in the site's time zone, today's until the last count, a few minutes ago.
 * @spec D5.10
 */
export const getStaffStatistics = defineStaffCall('GET', '/api/staff-statistics.php', {
  summary: 'Figures of the site by day',
  section: 'D5.10',
  staff: { permission: 'overview' },
  query: z.object({ days: z._default(z.enum(chartPeriods), '30') }),
  output: z.object({
    /** `YYYY-MM-DD`, the oldest first; the last one is today. */
    days: z.array(z.string()),
    charts: z.array(z.object({ name: z.enum(chartNames), lines: z.array(line) })),
    /** Null before the first count. */
    counted_at: z.nullable(timestamp),
  }),
  provides: ['staff-statistics'],
  caching: 'none',
});
