import type { QueryClient } from '@tanstack/react-query';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { loaderContext } from '../data/loader-context.ts';
import { sameSitePath } from '../data/same-site-path.ts';
import { queryClient } from './tab-api.ts';
import { userQuery } from './user-query.ts';

/** @spec 6.1 D3.1 */
export const visitorDocumentLoader = (args: LoaderFunctionArgs): Promise<null> =>
  redirectMembers(args, nextPath(args.request.url));

export const visitorCacheLoader = ({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<null> =>
  redirectMembersInTab(nextPath(request.url));

export async function redirectMembers(
  { context }: Pick<LoaderFunctionArgs, 'context'>,
  to: string,
): Promise<null> {
  return redirectIfMember(context.get(loaderContext).queryClient, to);
}

export const redirectMembersInTab = (to: string): Promise<null> => redirectIfMember(queryClient, to);

async function redirectIfMember(cache: QueryClient, to: string): Promise<null> {
  const { user } = await cache.ensureQueryData(userQuery());
  if (user) throw redirect(to);
  return null;
}

const nextPath = (url: string): string => sameSitePath(new URL(url).searchParams.get('next'), '/members');
