import { HOUR_SECONDS } from '#contract/durations';
import * as calls from '#contract/profiles';
import { changeProfile } from '../profiles/change-profile.ts';
import { PROFILE_VIEW_THROTTLE } from '../profiles/get-profile-details.ts';
import { getMember } from './get-member.ts';
import { getProfile } from './get-profile.ts';
import { type AppRoute, route } from './route.ts';

/** @spec 2.9 3.2 D2.41 */
export const profileRoutes: AppRoute[] = [
  route(
    calls.getMember,
    async ({ app, caller, query }) => ({ member: await getMember(app, caller, query.id) }),
    {
      throttle: PROFILE_VIEW_THROTTLE,
      maxConcurrent: 20,
      limits: [{ by: 'address', hits: 300, seconds: 60 }],
    },
  ),
  route(calls.getProfile, async ({ app, caller }) => ({ profile: await getProfile(app, caller) })),
  route(
    calls.changeProfile,
    async ({ app, caller, body }) => {
      await changeProfile(app, caller, body);
      return { profile: await getProfile(app, caller) };
    },
    { limits: [{ by: 'account', hits: 600, seconds: HOUR_SECONDS }] },
  ),
];
