import { sendComplaint as complaintCall } from '#contract/moderation';
import { type AppRoute, route } from '../app.ts';
import { reportRoutes } from './reports/routes.ts';
import { sendComplaint } from './send-complaint.ts';

/** @spec 2.9 D2.27 */
export const moderationRoutes: AppRoute[] = [
  route(complaintCall, ({ app, caller, body }) => sendComplaint(app, caller, body)),
  ...reportRoutes,
];
