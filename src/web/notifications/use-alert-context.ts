import { useUser } from '../accounts/user-query.ts';
import { useBonus } from '../credits/time-bonus/use-bonus.ts';
import { useRouteNames } from '../route-areas.ts';
import type { AlertContext } from './alerts-to-show.ts';

/** @spec 2.5 */
export const useAlertContext = (): AlertContext => ({
  user: useUser(),
  hasBonus: useBonus() !== null,
  routes: useRouteNames(),
});
