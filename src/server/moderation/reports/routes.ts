import { DAY_SECONDS } from '#contract/durations';
import { sendReport as reportCall } from '#contract/reports';
import { type AppRoute, route } from '../../app.ts';
import { sendReport } from './send-report.ts';

/** @spec D2.27 */
export const reportRoutes: AppRoute[] = [
  route(reportCall, ({ app, caller, body }) => sendReport(app, caller, body), {
    limits: [{ by: 'account', hits: 10, seconds: DAY_SECONDS }],
  }),
];
