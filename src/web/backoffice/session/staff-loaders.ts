import type { QueryClient } from '@tanstack/react-query';
import { redirect } from 'react-router';
import {
  type Guard,
  guardedCacheLoader,
  guardedDocumentLoader,
  type PageQueries,
} from '../../accounts/page-loaders.ts';
import { stepBefore } from './staff-paths.ts';
import { staffSessionQuery } from './staff-session.ts';

/** The loaders of a page for staff: `export const loader = staffDocumentLoader(queries)`, and `clientLoader`. */
export const staffDocumentLoader = (queries: PageQueries) =>
  guardedDocumentLoader(requireStaff, withSession(queries));
export const staffCacheLoader = (queries: PageQueries) =>
  guardedCacheLoader(requireStaff, withSession(queries));

/**
 * Sends everybody else to the login, which leads back.
 * @spec D2.33
 */
const requireStaff: Guard = async (cache: QueryClient, { request }) => {
  const { pathname, search } = new URL(request.url);
  const step = stepBefore(pathname + search, await cache.ensureQueryData(staffSessionQuery()));
  if (step) throw redirect(step);
};

const withSession =
  (queries: PageQueries): PageQueries =>
  async (place, cache) => [staffSessionQuery(), ...(await queries(place, cache))];
