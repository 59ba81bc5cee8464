import { HOUR_SECONDS } from '#contract/durations';
import * as calls from '#contract/safety';
import { dismissSafetyNote } from '../chats/safety/dismiss-safety-note.ts';
import { type AppRoute, route } from './route.ts';

/** @spec D5.3 */
export const safetyRoutes: AppRoute[] = [
  route(calls.dismissSafetyNote, ({ app, caller, body }) => dismissSafetyNote(app, caller, body), {
    limits: [{ by: 'account', hits: 120, seconds: HOUR_SECONDS }],
  }),
];
