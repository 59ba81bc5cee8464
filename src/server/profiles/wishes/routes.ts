import { changePreferences as changeCall, getPreferences } from '#contract/preferences';
import { type AppRoute, route } from '../../app.ts';
import { changeWishes, wishesOf } from './wishes-of.ts';

export const wishRoutes: AppRoute[] = [
  route(getPreferences, async ({ app, caller }) => ({ wishes: await wishesOf(app, caller) })),
  route(changeCall, async ({ app, caller, body }) => ({ wishes: await changeWishes(app, caller, body) }), {
    limits: [{ by: 'account', hits: 120, seconds: 3_600 }],
  }),
];
