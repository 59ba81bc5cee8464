import { HOUR_SECONDS } from '#contract/durations';
import {
  changeProfile as changeCall,
  getMember as memberCall,
  getProfile as profileCall,
} from '#contract/profiles';
import { getVisitors as visitorsCall } from '#contract/visits';
import { type AppRoute, route } from '../app.ts';
import { changeProfile } from '../profiles/change-profile.ts';
import { PROFILE_VIEW_THROTTLE } from '../profiles/profile-view-throttle.ts';
import { getMember } from './member.ts';
import { getProfile } from './profile.ts';
import { getVisitors } from './profile-visitors.ts';

/**
 * These routes combine two domains, profiles and photos.
 * @spec 2.9 3.2 D2.41
 */
export const memberRoutes: AppRoute[] = [
  route(memberCall, async ({ app, caller, query }) => ({ member: await getMember(app, caller, query.id) }), {
    throttle: PROFILE_VIEW_THROTTLE,
    maxConcurrent: 20,
    limits: [{ by: 'address', hits: 300, seconds: 60 }],
  }),
  route(visitorsCall, ({ app, caller, query }) => getVisitors(app, caller, query.before)),
  route(profileCall, async ({ app, caller }) => ({ profile: await getProfile(app, caller) })),
  route(
    changeCall,
    async ({ app, caller, body }) => {
      await changeProfile(app, caller, body);
      return { profile: await getProfile(app, caller) };
    },
    { limits: [{ by: 'account', hits: 600, seconds: HOUR_SECONDS }] },
  ),
];
