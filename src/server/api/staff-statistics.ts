import * as calls from '#contract/staff-statistics';
import { getStatistics } from '../backoffice/statistics/get-statistics.ts';
import { type AppRoute, route } from './route.ts';

/** @spec D5.10 */
export const staffStatisticsRoutes: AppRoute[] = [
  route(calls.getStaffStatistics, ({ app, caller, query }) => getStatistics(app, caller, query.days)),
];
