import * as calls from '#contract/moderation';
import { followComplaint } from '../moderation/complaints/follow-complaint.ts';
import { sendComplaint } from '../moderation/send-complaint.ts';
import { type AppRoute, route } from './route.ts';

/** @spec 2.9 D2.27 */
export const moderationRoutes: AppRoute[] = [
  route(calls.sendComplaint, ({ app, caller, body }) => sendComplaint(app, caller, body)),
  route(calls.followComplaint, ({ app, caller, body }) => followComplaint(app, caller, body)),
];
