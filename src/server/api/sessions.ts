import * as calls from '#contract/sessions';
import { endSession, endSessions } from '../accounts/sessions/end-sessions.ts';
import { getSessions } from '../accounts/sessions/get-sessions.ts';
import { type AppRoute, route } from './route.ts';

/** @spec D2.21 */
export const sessionRoutes: AppRoute[] = [
  route(calls.getSessions, async ({ app, caller }) => ({ logins: await getSessions(app, caller) })),
  route(calls.endSession, ({ app, caller, body, reply }) => endSession(app, caller, body.id, reply)),
  route(calls.endSessions, ({ app, caller, body, reply }) => endSessions(app, caller, body.this_too, reply)),
];
