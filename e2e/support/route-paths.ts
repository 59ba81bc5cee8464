import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../../src/web/routes.ts';

/** The pattern of every page, such as `/members/:id`, from the table of routes itself. */
export const routePatterns: readonly string[] = patternsOf(routes as RouteConfigEntry[], '');

function patternsOf(entries: readonly RouteConfigEntry[], parent: string): string[] {
  return entries.flatMap(({ path, index, children }) => {
    const pattern = path === undefined ? parent : `${parent}/${path}`;
    if (children) return patternsOf(children, pattern);
    return index || path !== undefined ? [pattern === '' ? '/' : pattern] : [];
  });
}
