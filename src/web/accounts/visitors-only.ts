import { redirect } from 'react-router';
import { sameSitePath } from '../data/same-site-path.ts';
import type { Guard } from './page-loaders.ts';
import { userQuery } from './user-query.ts';

/**
 * Redirects members, by default to the page to which the login would lead.
 * @spec 6.1 D3.1
 */
export const visitorsOnly =
  (targetOf: (args: Parameters<Guard>[1]) => string = nextPath): Guard =>
  async (cache, args) => {
    const { user } = await cache.ensureQueryData(userQuery());
    if (user) throw redirect(targetOf(args));
  };

const nextPath = ({ request }: Parameters<Guard>[1]): string =>
  sameSitePath(new URL(request.url).searchParams.get('next'), '/members');
