import type { QueryClient } from '@tanstack/react-query';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import type { Api } from '#contract/client';
import { api, queryClient } from '../api.ts';
import { renderContext } from '../context.ts';
import { sameSitePath } from '../site/same-site-path.ts';
import { userQuery } from './user-query.ts';

/**
 * Loader of a page for visitors: redirects a member to `next` or to the members.
 * @spec 6.1 D3.1
 */
export const visitorDocumentLoader = (args: LoaderFunctionArgs): Promise<null> =>
  redirectMembers(args, nextPath(args.request.url));

/** As `visitorDocumentLoader`, for a navigation in the browser. */
export const visitorCacheLoader = ({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<null> =>
  redirectMembersInTab(nextPath(request.url));

/** Redirects a member. */
export async function redirectMembers(
  { context }: Pick<LoaderFunctionArgs, 'context'>,
  to: string,
): Promise<null> {
  const { api: requestApi, queryClient: cache } = context.get(renderContext);
  return redirectIfMember(cache, requestApi, to);
}

/** As `redirectMembers`, for a navigation in the browser. */
export const redirectMembersInTab = (to: string): Promise<null> => redirectIfMember(queryClient, api, to);

async function redirectIfMember(cache: QueryClient, client: Api, to: string): Promise<null> {
  const { user } = await cache.ensureQueryData(userQuery(client));
  if (user) throw redirect(to);
  return null;
}

/** The path in `next` if it is on this site, otherwise the members. */
const nextPath = (url: string): string => sameSitePath(new URL(url).searchParams.get('next'), '/members');
