import type { QueryClient } from '@tanstack/react-query';
import type { getUser } from '#contract/accounts';
import type { Output } from '#contract/call';

export type UserAnswer = Output<typeof getUser>;

export const isLoggedIn = (cache: QueryClient): boolean =>
  Boolean(cache.getQueryData<UserAnswer>(['user'])?.user);

/** The login has ended: forgets everything that belonged to it in this tab. */
export function logoutHere(cache: QueryClient): void {
  const keep = cache.getQueryData(['settings']);
  cache.clear();
  cache.setQueryData(['settings'], keep);
  cache.setQueryData<UserAnswer>(['user'], { user: null });
}
