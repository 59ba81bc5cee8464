import { useUser } from '../accounts/user-query.ts';
import { useBonus } from '../credits/time-bonus/use-bonus.ts';
import { useRouteNames } from '../route-names.ts';
import type { Situation } from './alert.ts';

/** What the rules of the alerts are asked about: this reader, here. */
export const useSituation = (): Situation => ({
  user: useUser(),
  hasBonus: useBonus() !== null,
  routes: useRouteNames(),
});
