import * as accountCalls from '#contract/accounts';
import * as deletionCalls from '#contract/deletion';
import * as discretionCalls from '#contract/discretion';
import { HOUR_SECONDS } from '#contract/durations';
import * as exportCalls from '#contract/export';
import * as sessionCalls from '#contract/sessions';
import { changeDiscretion } from '../accounts/change-discretion.ts';
import { changeLanguage } from '../accounts/change-language.ts';
import { deleteOwnAccount } from '../accounts/deletion/delete-own-account.ts';
import { getDeletion } from '../accounts/deletion/get-deletion.ts';
import { reactivate } from '../accounts/deletion/reactivate.ts';
import { resendReactivation } from '../accounts/deletion/resend-reactivation.ts';
import { dismissAlert } from '../accounts/dismiss-alert.ts';
import { getExport } from '../accounts/export/get-export.ts';
import { openExport } from '../accounts/export/open-export.ts';
import { requestExport } from '../accounts/export/request-export.ts';
import { authenticateByPassword } from '../accounts/login/authenticate-by-password.ts';
import { logOut } from '../accounts/login/log-out.ts';
import { endSession, endSessions } from '../accounts/sessions/end-sessions.ts';
import { getSessions } from '../accounts/sessions/get-sessions.ts';
import { isMember } from '../app.ts';
import { markAway, markPresence } from '../profiles/presence.ts';
import { logInUser } from './log-in-user.ts';
import { presentUser } from './present-user.ts';
import { type AppRoute, route } from './route.ts';

/** @spec 7.4 */
export const presenceRoutes: AppRoute[] = [
  route(
    accountCalls.pageHidden,
    async ({ app, caller }) => {
      if (caller.member) await markAway(app, caller.member);
    },
    // Each request can send an event to all conversation partners.
    { maxPerMinute: 12 },
  ),
];

/** @spec 7.1 7.2 4.6 2.5 D5.2 D2.21 4.3 D5.7 */
export const accountRoutes: AppRoute[] = [
  route(accountCalls.getUser, async ({ app, caller, query }) => {
    if (!isMember(caller)) return { user: null };
    if (!query.hidden) await markPresence(app, caller.member);
    return { user: await presentUser(app, caller) };
  }),
  route(
    accountCalls.login,
    async ({ app, caller, body, reply }) => ({
      user: await logInUser(app, caller, await authenticateByPassword(app, caller, body), reply),
    }),
    { limits: [{ by: 'address', hits: 60, seconds: 900 }] },
  ),
  route(accountCalls.logout, ({ app, caller, reply }) => logOut(app, caller, reply)),
  route(accountCalls.changeUser, async ({ app, caller, body, reply }) => {
    await changeLanguage(app, caller, body.language, reply);
    return { user: await presentUser(app, caller) };
  }),
  route(accountCalls.dismissAlert, ({ app, caller, body }) => dismissAlert(app, caller, body.alert)),
  route(discretionCalls.changeDiscretion, ({ app, caller, body, reply }) =>
    changeDiscretion(app, caller, body, reply),
  ),
  route(sessionCalls.getSessions, async ({ app, caller }) => ({ logins: await getSessions(app, caller) })),
  route(sessionCalls.endSession, ({ app, caller, body, reply }) => endSession(app, caller, body.id, reply)),
  route(sessionCalls.endSessions, ({ app, caller, body, reply }) =>
    endSessions(app, caller, body.this_too, reply),
  ),
  route(deletionCalls.getDeletion, ({ app, caller }) => getDeletion(app, caller)),
  route(
    deletionCalls.deleteAccount,
    ({ app, caller, body, reply }) => deleteOwnAccount(app, caller, body, reply),
    {
      limits: [{ by: 'account', hits: 30, seconds: 900 }],
    },
  ),
  route(deletionCalls.reactivate, ({ app, caller, body }) => reactivate(app, caller, body.token), {
    limits: [{ by: 'address', hits: 60, seconds: 900 }],
  }),
  route(deletionCalls.resendReactivation, ({ app, caller, body }) => resendReactivation(app, caller, body), {
    limits: [{ by: 'address', hits: 60, seconds: 900 }],
  }),
  route(exportCalls.getExport, ({ app, caller }) => getExport(app, caller)),
  route(exportCalls.requestExport, async ({ app, caller }) => {
    await requestExport(app, caller);
    return getExport(app, caller);
  }),
  route(exportCalls.openExport, ({ app, caller, body }) => openExport(app, caller, body.password), {
    limits: [{ by: 'account', hits: 20, seconds: HOUR_SECONDS }],
  }),
];
