import { useUser } from '../accounts/user-query.ts';
import { useTimeBonus } from '../credits/time-bonus/use-time-bonus.ts';
import { useRouteNames } from '../route-areas.ts';
import type { AlertContext } from './alerts-to-show.ts';

/** @spec 2.5 */
export const useAlertContext = (): AlertContext => ({
  user: useUser(),
  hasTimeBonus: useTimeBonus() !== null,
  routes: useRouteNames(),
});
