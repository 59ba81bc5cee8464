import type { QueryClient } from '@tanstack/react-query';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import type { Api } from '#contract/client';
import { api, queryClient } from '../api.ts';
import { renderContext } from '../context.ts';
import { sameSitePath } from '../site/same-site-path.ts';
import { userQuery } from './user-query.ts';

/** Loader of a page for visitors only: who is logged in goes on to the page asked for, else to the members. */
export const visitorDocumentLoader = (args: LoaderFunctionArgs): Promise<null> =>
  redirectMembers(args, nextPath(args.request.url));

/** The same for a navigation in the browser. */
export const visitorCacheLoader = ({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<null> =>
  redirectMembersInTab(nextPath(request.url));

/** Whoever is logged in goes on to another page; a visitor may stay. */
export async function redirectMembers(
  { context }: Pick<LoaderFunctionArgs, 'context'>,
  to: string,
): Promise<null> {
  const { api: requestApi, queryClient: cache } = context.get(renderContext);
  return redirectIfMember(cache, requestApi, to);
}

/** The same for a navigation in the browser. */
export const redirectMembersInTab = (to: string): Promise<null> => redirectIfMember(queryClient, api, to);

async function redirectIfMember(cache: QueryClient, client: Api, to: string): Promise<null> {
  const { user } = await cache.ensureQueryData(userQuery(client));
  if (user) throw redirect(to);
  return null;
}

/** Where a login leads: the own page in `next`, else the members (decisions, section 3). */
const nextPath = (url: string): string => sameSitePath(new URL(url).searchParams.get('next'), '/members');
