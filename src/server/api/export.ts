import { HOUR_SECONDS } from '#contract/durations';
import * as calls from '#contract/export';
import { getExport } from '../accounts/export/get-export.ts';
import { openExport } from '../accounts/export/open-export.ts';
import { requestExport } from '../accounts/export/request-export.ts';
import { type AppRoute, route } from './route.ts';

/** @spec D5.7 */
export const exportRoutes: AppRoute[] = [
  route(calls.getExport, ({ app, caller }) => getExport(app, caller)),
  route(calls.requestExport, async ({ app, caller }) => {
    await requestExport(app, caller);
    return getExport(app, caller);
  }),
  route(calls.openExport, ({ app, caller, body }) => openExport(app, caller, body.password), {
    limits: [{ by: 'account', hits: 20, seconds: HOUR_SECONDS }],
  }),
];
