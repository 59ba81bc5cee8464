import { useUser } from '../../accounts/user-query.ts';
import { useRouteNames } from '../../site/route-areas.ts';
import { type Menu, menuFor } from './menu.ts';
import { useCounts } from './use-counts.ts';

/** @spec 2.3 */
export const useMenu = (): Menu => menuFor(useUser(), useCounts(), useRouteNames());
