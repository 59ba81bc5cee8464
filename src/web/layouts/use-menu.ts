import { useUser } from '../accounts/user-query.ts';
import { useCounts } from '../live/use-counts.ts';
import { useRouteNames } from '../route-areas.ts';
import { type Menu, menuFor } from './menu.ts';

/** @spec 2.3 */
export const useMenu = (): Menu => menuFor(useUser(), useCounts(), useRouteNames());
