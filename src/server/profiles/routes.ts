import { pageHidden } from '#contract/accounts';
import {
  blockMember as blockCall,
  getBlocked as blockedCall,
  unblockMember as unblockCall,
} from '#contract/blocks';
import { HOUR_SECONDS } from '#contract/durations';
import { type AppRoute, route } from '../app.ts';
import { blockMember, unblockMember } from './block-member.ts';
import { getBlocked } from './get-blocked.ts';
import { preferenceRoutes } from './preferences/routes.ts';
import { markAway } from './presence.ts';
import { visitRoutes } from './visits/routes.ts';
import { wordFilterRoutes } from './word-filter/routes.ts';

/** @spec 4.4 7.4 */
export const profileRoutes: AppRoute[] = [
  route(
    pageHidden,
    async ({ app, caller }) => {
      if (caller.member) await markAway(app, caller.member);
      return null;
    },
    // Each request can send an event to all conversation partners.
    { maxPerMinute: 12 },
  ),
  route(blockedCall, ({ app, caller }) => getBlocked(app, caller)),
  route(
    blockCall,
    async ({ app, caller, body }) => {
      await blockMember(app, caller, body.id);
      return null;
    },
    { limits: [{ by: 'account', hits: 60, seconds: HOUR_SECONDS }] },
  ),
  route(
    unblockCall,
    async ({ app, caller, body }) => {
      await unblockMember(app, caller, body.id);
      return null;
    },
    { limits: [{ by: 'account', hits: 60, seconds: HOUR_SECONDS }] },
  ),
  ...visitRoutes,
  ...wordFilterRoutes,
  ...preferenceRoutes,
];
