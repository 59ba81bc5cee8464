import type { QueryClient } from '@tanstack/react-query';
import type { getUser, User } from '#contract/accounts';
import type { Output } from '#contract/call';
import { forgetKept } from './kept.ts';

export type UserAnswer = Output<typeof getUser>;

/** The member who is logged in here, by his profile's id; null for a visitor, and until it is known. */
export const memberIn = (cache: QueryClient): string | null =>
  cache.getQueryData<UserAnswer>(['user'])?.user?.profile.id ?? null;

/** Whether it is known who is logged in here, if anybody. */
export const isKnown = (cache: QueryClient): boolean =>
  cache.getQueryData<UserAnswer>(['user']) !== undefined;

export const isLoggedIn = (cache: QueryClient): boolean =>
  Boolean(cache.getQueryData<UserAnswer>(['user'])?.user);

/** What a visitor and a member see alike. */
const SHARED = [
  'waiting-signup',
  'user',
  'login-end',
  'dismissals',
  'settings',
  'company',
  'regions',
  'interests',
];

const isOwn = ({ queryKey: [first] }: { queryKey: readonly unknown[] }): boolean =>
  !SHARED.includes(String(first));

/** How a login ended: the member asked for it, it was ended elsewhere, or what is open goes on by itself. */
export type LoginEnd = 'asked' | 'ended' | 'left';
const LOGIN_END = ['login-end'];

/** Says how the login of this tab ends. Told before it does, since the socket may bring the news first. */
export const markLoginEnd = (cache: QueryClient, how: LoginEnd): void =>
  void cache.setQueryData<LoginEnd>(LOGIN_END, how);
export const loginEndOf = (cache: QueryClient): LoginEnd =>
  cache.getQueryData<LoginEnd>(LOGIN_END) ?? 'ended';

/** The login of this tab has ended: `LoginEnd` hears of it. What waits to be sent is not sent any more. */
export function logoutHere(cache: QueryClient): void {
  cache.setQueryData<UserAnswer>(['user'], { user: null });
  cache.getMutationCache().clear();
  forgetKept(null);
}

/** Forgets what belonged to a login, once nothing shows it any more. */
export function forgetLogin(cache: QueryClient): void {
  cache.removeQueries({ predicate: isOwn });
  // Drafts and unsent messages are nobody else's to read.
  sessionStorage.clear();
  forgetKept(null);
}

/** A login has begun: what the visitor saw is forgotten, or asked for anew where it is on the screen. */
export async function loginHere(cache: QueryClient, user: User): Promise<void> {
  markLoginEnd(cache, 'ended');
  cache.setQueryData<UserAnswer>(['user'], { user });
  forgetKept(user.profile.id);
  cache.removeQueries({ type: 'inactive', predicate: isOwn });
  await cache.invalidateQueries({ predicate: isOwn });
}
