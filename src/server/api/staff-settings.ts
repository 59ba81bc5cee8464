import * as calls from '#contract/staff-settings';
import { auditActorOf } from '../backoffice/audit/audit-actor.ts';
import { changeSetting } from '../site/changes/change-setting.ts';
import { listSettings, settingHistory } from '../site/changes/list-settings.ts';
import { type AppRoute, route } from './route.ts';

/** @spec 3.5 3.6 D5.10 */
export const staffSettingRoutes: AppRoute[] = [
  route(calls.getStaffSettings, async ({ app, caller }) => ({
    settings: await listSettings(app.db, caller.site.id),
  })),
  route(calls.changeDangerousSetting, async ({ app, caller, body }) => ({
    id: await changeSetting(app, auditActorOf(app, caller), body),
  })),
  route(calls.changeSetting, async ({ app, caller, body }) => ({
    id: await changeSetting(app, auditActorOf(app, caller), body),
  })),
  route(calls.getSettingHistory, ({ app, caller, query: { name, before } }) =>
    settingHistory(app.db, caller.site.id, { name, before }),
  ),
];
