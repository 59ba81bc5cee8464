import type { QueryClient } from '@tanstack/react-query';
import type { getUser, User } from '#contract/accounts';
import type { Output } from '#contract/call';
import { purgePersisted } from './persisted-state.ts';

export type UserAnswer = Output<typeof getUser>;

/** The member who is logged in here, by his profile's id; null for a visitor, and until it is known. */
export const currentMemberId = (cache: QueryClient): string | null =>
  cache.getQueryData<UserAnswer>(['user'])?.user?.profile.id ?? null;

/** Whether it is known who is logged in here, if anybody. */
export const isUserKnown = (cache: QueryClient): boolean =>
  cache.getQueryData<UserAnswer>(['user']) !== undefined;

export const isLoggedIn = (cache: QueryClient): boolean =>
  Boolean(cache.getQueryData<UserAnswer>(['user'])?.user);

/** What a visitor and a member see alike. */
const SHARED_QUERY_KEYS = [
  'waiting-signup',
  'user',
  'login-end',
  'dismissals',
  'settings',
  'company',
  'regions',
  'interests',
];

const isMemberQuery = ({ queryKey: [first] }: { queryKey: readonly unknown[] }): boolean =>
  !SHARED_QUERY_KEYS.includes(String(first));

/** How a login ended: the member asked for it, it was ended elsewhere, or what is open goes on by itself. */
export type SessionEndReason = 'asked' | 'ended' | 'left';
const SESSION_END_QUERY_KEY = ['login-end'];

/** Says how the login of this tab ends. Told before it does, since the socket may bring the news first. */
export const setSessionEndReason = (cache: QueryClient, reason: SessionEndReason): void =>
  void cache.setQueryData<SessionEndReason>(SESSION_END_QUERY_KEY, reason);
export const sessionEndReason = (cache: QueryClient): SessionEndReason =>
  cache.getQueryData<SessionEndReason>(SESSION_END_QUERY_KEY) ?? 'ended';

/** The login of this tab has ended: `LoginEnd` hears of it. What waits to be sent is not sent any more. */
export function endTabSession(cache: QueryClient): void {
  cache.setQueryData<UserAnswer>(['user'], { user: null });
  cache.getMutationCache().clear();
  purgePersisted(null);
}

/** Forgets what belonged to a login, once nothing shows it any more. */
export function clearTabSession(cache: QueryClient): void {
  cache.removeQueries({ predicate: isMemberQuery });
  // Drafts and unsent messages are nobody else's to read.
  sessionStorage.clear();
  purgePersisted(null);
}

/** A login has begun: what the visitor saw is forgotten, or asked for anew where it is on the screen. */
export async function startTabSession(cache: QueryClient, user: User): Promise<void> {
  setSessionEndReason(cache, 'ended');
  cache.setQueryData<UserAnswer>(['user'], { user });
  purgePersisted(user.profile.id);
  cache.removeQueries({ type: 'inactive', predicate: isMemberQuery });
  await cache.invalidateQueries({ predicate: isMemberQuery });
}
