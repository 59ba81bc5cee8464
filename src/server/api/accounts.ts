import * as calls from '#contract/accounts';
import { changeLanguage } from '../accounts/change-language.ts';
import { dismissAlert } from '../accounts/dismiss-alert.ts';
import { authenticateByPassword } from '../accounts/login/authenticate-by-password.ts';
import { logOut } from '../accounts/login/log-out.ts';
import { isMember } from '../app.ts';
import { markAway, markPresence } from '../profiles/presence.ts';
import { logInUser } from './log-in-user.ts';
import { presentUser } from './present-user.ts';
import { type AppRoute, route } from './route.ts';

/** @spec 7.1 7.2 4.6 2.5 */
export const accountRoutes: AppRoute[] = [
  route(
    calls.getUser,
    async ({ app, caller }) => ({ user: isMember(caller) ? await presentUser(app, caller) : null }),
    {
      before: async ({ app, caller: { member }, query }) => {
        if (member && !query.hidden) await markPresence(app, member);
      },
      conditional: true,
    },
  ),
  route(
    calls.login,
    async ({ app, caller, body, reply }) => ({
      user: await logInUser(app, caller, await authenticateByPassword(app, caller, body), reply),
    }),
    { limits: [{ by: 'address', hits: 60, seconds: 900 }] },
  ),
  route(calls.logout, ({ app, caller, reply }) => logOut(app, caller, reply)),
  route(calls.changeUser, async ({ app, caller, body, reply }) => {
    await changeLanguage(app, caller, body.language, reply);
    return { user: await presentUser(app, caller) };
  }),
  route(calls.dismissAlert, ({ app, caller, body }) => dismissAlert(app, caller, body.alert)),
];

/** @spec 7.4 */
export const presenceRoutes: AppRoute[] = [
  route(
    calls.pageHidden,
    async ({ app, caller }) => {
      if (caller.member) await markAway(app, caller.member);
    },
    // Each request can send an event to all conversation partners.
    { maxPerMinute: 12 },
  ),
];
