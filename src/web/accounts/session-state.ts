import type { QueryClient } from '@tanstack/react-query';
import type { getUser, User } from '#contract/accounts';
import type { Output } from '#contract/call';
import { purgePersisted } from './persisted-state.ts';

export type UserAnswer = Output<typeof getUser>;

/** Profile id of the member logged in in this tab; null for a visitor or if unknown. */
export const currentMemberId = (cache: QueryClient): string | null =>
  cache.getQueryData<UserAnswer>(['user'])?.user?.profile.id ?? null;

/** Whether the tab knows yet if anyone is logged in. */
export const isUserKnown = (cache: QueryClient): boolean =>
  cache.getQueryData<UserAnswer>(['user']) !== undefined;

export const isLoggedIn = (cache: QueryClient): boolean =>
  Boolean(cache.getQueryData<UserAnswer>(['user'])?.user);

/** Queries that are the same for visitors and members. */
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

/** How the session ends: `logout` by the member, `ended` elsewhere, `leaving` when the open page handles it. */
export type SessionEndReason = 'logout' | 'ended' | 'leaving';
const SESSION_END_QUERY_KEY = ['login-end'];

/** Sets how the session will end, before it does, because the socket may report it first. */
export const setSessionEndReason = (cache: QueryClient, reason: SessionEndReason): void =>
  void cache.setQueryData<SessionEndReason>(SESSION_END_QUERY_KEY, reason);
export const sessionEndReason = (cache: QueryClient): SessionEndReason =>
  cache.getQueryData<SessionEndReason>(SESSION_END_QUERY_KEY) ?? 'ended';

/**
 * Ends the session of this tab; `SessionEndHandler` reacts. Unsent messages are dropped.
 * @spec D2.21
 */
export function endTabSession(cache: QueryClient): void {
  cache.setQueryData<UserAnswer>(['user'], { user: null });
  cache.getMutationCache().clear();
  purgePersisted(null);
}

/** Clears everything that belongs to the session once no page shows it. */
export function clearTabSession(cache: QueryClient): void {
  cache.removeQueries({ predicate: isMemberQuery });
  // No other member may see drafts and unsent messages.
  sessionStorage.clear();
  purgePersisted(null);
}

/**
 * Starts a session in this tab: drops or refetches what the visitor saw.
 * @spec D2.21
 */
export async function startTabSession(cache: QueryClient, user: User): Promise<void> {
  setSessionEndReason(cache, 'ended');
  cache.setQueryData<UserAnswer>(['user'], { user });
  purgePersisted(user.profile.id);
  cache.removeQueries({ type: 'inactive', predicate: isMemberQuery });
  await cache.invalidateQueries({ predicate: isMemberQuery });
}
