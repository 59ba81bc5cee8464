import * as calls from '#contract/staff-overview';
import { getOverview } from '../backoffice/overview/get-overview.ts';
import { type AppRoute, route } from './route.ts';

/** @spec D5.10 */
export const staffOverviewRoutes: AppRoute[] = [
  route(calls.getStaffOverview, ({ app, caller }) => getOverview(app, caller)),
];
