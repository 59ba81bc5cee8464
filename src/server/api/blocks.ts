import * as calls from '#contract/blocks';
import { HOUR_SECONDS } from '#contract/durations';
import { blockMember, getBlocked, unblockMember } from '../profiles/block-member.ts';
import { type AppRoute, route } from './route.ts';

/** @spec 4.4 */
export const blockRoutes: AppRoute[] = [
  route(calls.getBlocked, ({ app, caller }) => getBlocked(app, caller)),
  route(calls.blockMember, ({ app, caller, body }) => blockMember(app, caller, body.id), {
    limits: [{ by: 'account', hits: 60, seconds: HOUR_SECONDS }],
  }),
  route(calls.unblockMember, ({ app, caller, body }) => unblockMember(app, caller, body.id), {
    limits: [{ by: 'account', hits: 60, seconds: HOUR_SECONDS }],
  }),
];
