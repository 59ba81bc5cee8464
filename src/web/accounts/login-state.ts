import type { QueryClient } from '@tanstack/react-query';
import type { getUser, User } from '#contract/accounts';
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
  // Drafts and unsent messages are nobody else's to read.
  sessionStorage.clear();
}

/** What a visitor and a member see alike. */
const SHARED = ['user', 'settings', 'company', 'regions'];

/** A login has begun: what the visitor saw is forgotten, or asked for anew where it is on the screen. */
export async function loginHere(cache: QueryClient, user: User): Promise<void> {
  cache.setQueryData<UserAnswer>(['user'], { user });
  const predicate = ({ queryKey: [first] }: { queryKey: readonly unknown[] }) =>
    !SHARED.includes(String(first));
  cache.removeQueries({ type: 'inactive', predicate });
  await cache.invalidateQueries({ predicate });
}
