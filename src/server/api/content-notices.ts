import * as calls from '#contract/content-notices';
import { sendNotice } from '../moderation/notices/send-notice.ts';
import { type AppRoute, route } from './route.ts';

/** @spec D2.27 */
export const contentNoticeRoutes: AppRoute[] = [
  route(calls.sendContentNotice, ({ app, caller, body }) => sendNotice(app, caller, body)),
];
