import { endSessions as endAllCall, endSession as endCall, getSessions as getCall } from '#contract/sessions';
import { type AppRoute, route } from '../../app.ts';
import { endSession } from './end-session.ts';
import { endSessions } from './end-sessions.ts';
import { getSessions } from './get-sessions.ts';

/** @spec D2.21 */
export const sessionRoutes: AppRoute[] = [
  route(getCall, async ({ app, caller }) => ({ logins: await getSessions(app, caller) })),
  route(endCall, async ({ app, caller, body, reply }) => {
    await endSession(app, caller, body.id, reply);
    return null;
  }),
  route(endAllCall, async ({ app, caller, body, reply }) => {
    await endSessions(app, caller, body.this_too, reply);
    return null;
  }),
];
