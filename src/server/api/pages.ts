import * as calls from '#contract/pages';
import { getPage } from '../site/pages/get-page.ts';
import { type AppRoute, route } from './route.ts';

/** @spec 2.9 */
export const pageRoutes: AppRoute[] = [
  route(calls.getPage, async ({ caller, query: { slug } }) => getPage(caller.site, slug, caller.language)),
];
