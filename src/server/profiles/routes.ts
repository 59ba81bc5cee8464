import { pageHidden } from '#contract/accounts';
import { type AppRoute, route } from '../app.ts';
import { markAway } from './presence.ts';

export const profileRoutes: AppRoute[] = [
  route(pageHidden, async ({ app, caller }) => {
    if (caller.member) await markAway(app, caller.member.profileId);
    return null;
  }),
];
