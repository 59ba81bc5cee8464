import { HOUR_SECONDS } from '#contract/durations';
import { recordVisit as call } from '#contract/visits';
import { type AppRoute, route } from '../../app.ts';
import { recordVisit } from './record-visit.ts';

/** @spec D5.6 6.3 */
export const visitRoutes: AppRoute[] = [
  route(
    call,
    async ({ app, caller, body }) => {
      await recordVisit(app, caller, body.id);
      return null;
    },
    { limits: [{ by: 'account', hits: 1_500, seconds: HOUR_SECONDS }] },
  ),
];
