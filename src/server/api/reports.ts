import { DAY_SECONDS } from '#contract/durations';
import * as calls from '#contract/reports';
import { sendReport } from '../moderation/reports/send-report.ts';
import { type AppRoute, route } from './route.ts';

/** @spec D2.27 */
export const reportRoutes: AppRoute[] = [
  route(calls.sendReport, ({ app, caller, body }) => sendReport(app, caller, body), {
    limits: [{ by: 'account', hits: 30, seconds: DAY_SECONDS, counts: 'answered' }],
  }),
];
