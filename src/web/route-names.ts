import { useMatches } from 'react-router';

/** The names of the routes that are open, the layout's first: those of `routes.ts`. */
export const useRouteNames = (): string[] => useMatches().map(({ id }) => id);
