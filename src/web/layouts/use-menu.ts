import { useMatches } from 'react-router';
import { useUser } from '../accounts/user-query.ts';
import { useCounts } from '../live/use-counts.ts';
import { type Menu, menuFor } from './menu.ts';

/** The names of the routes that are open, the layout's first. */
export const useRouteNames = (): string[] => useMatches().map(({ id }) => id);

/** The navigation of this reader on this page. */
export const useMenu = (): Menu => menuFor(useUser(), useCounts(), useRouteNames());
