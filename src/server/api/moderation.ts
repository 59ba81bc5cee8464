import { DAY_SECONDS } from '#contract/durations';
import * as moderationCalls from '#contract/moderation';
import * as reportCalls from '#contract/reports';
import { sendReport } from '../moderation/reports/send-report.ts';
import { sendComplaint } from '../moderation/send-complaint.ts';
import { type AppRoute, route } from './route.ts';

/** @spec 2.9 D2.27 */
export const moderationRoutes: AppRoute[] = [
  route(moderationCalls.sendComplaint, ({ app, caller, body }) => sendComplaint(app, caller, body)),
  route(reportCalls.sendReport, ({ app, caller, body }) => sendReport(app, caller, body), {
    limits: [{ by: 'account', hits: 10, seconds: DAY_SECONDS }],
  }),
];
