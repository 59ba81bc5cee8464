import { endLogins as endAllCall, endSession as endCall, getSessions as getCall } from '#contract/logins';
import { type AppRoute, route } from '../../app.ts';
import { endLogin } from './end-login.ts';
import { endLogins } from './end-logins.ts';
import { getLogins } from './get-logins.ts';

export const loginRoutes: AppRoute[] = [
  route(getCall, async ({ app, caller }) => ({ logins: await getLogins(app, caller) })),
  route(endCall, async ({ app, caller, body, reply }) => {
    await endLogin(app, caller, body.id, reply);
    return null;
  }),
  route(endAllCall, async ({ app, caller, body, reply }) => {
    await endLogins(app, caller, body.this_too, reply);
    return null;
  }),
];
