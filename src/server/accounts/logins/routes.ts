import { endLogins as endAllCall, endSession as endCall, getSessions as getCall } from '#contract/logins';
import { type AppRoute, route } from '../../app.ts';
import { endSession } from './end-login.ts';
import { endLogins } from './end-logins.ts';
import { getSessions } from './get-logins.ts';

export const sessionRoutes: AppRoute[] = [
  route(getCall, async ({ app, caller }) => ({ logins: await getSessions(app, caller) })),
  route(endCall, async ({ app, caller, body, reply }) => {
    await endSession(app, caller, body.id, reply);
    return null;
  }),
  route(endAllCall, async ({ app, caller, body, reply }) => {
    await endLogins(app, caller, body.this_too, reply);
    return null;
  }),
];
