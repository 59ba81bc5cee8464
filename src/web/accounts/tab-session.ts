import type { QueryClient } from '@tanstack/react-query';
import { getUser, type User } from '#contract/accounts';
import { callName, type Output } from '#contract/call';
import { getCompanyInfo, getInterests, getRegions, getSettings } from '#contract/site';
import { purgePersisted } from './persisted-state.ts';
import { userQuery } from './user-query.ts';

export type UserAnswer = Output<typeof getUser>;

/** Null for a visitor, or if the user is not loaded. */
export const currentMemberId = (cache: QueryClient): string | null =>
  cache.getQueryData(userQuery().queryKey)?.user?.profile.id ?? null;

export const isUserKnown = (cache: QueryClient): boolean =>
  cache.getQueryData(userQuery().queryKey) !== undefined;

export const isLoggedIn = (cache: QueryClient): boolean =>
  Boolean(cache.getQueryData(userQuery().queryKey)?.user);

/** The same for every member and visitor of the site. */
const SHARED_QUERY_NAMES = new Set<unknown>([
  ...[getUser, getSettings, getCompanyInfo, getRegions, getInterests].map(callName),
  // Importing `getPartnerSignup` would load the contract of partners with every page.
  'GET /api/complete-signup.php',
  'login-end',
  'dismissals',
]);

const isMemberQuery = ({ queryKey: [first] }: { queryKey: readonly unknown[] }): boolean =>
  !SHARED_QUERY_NAMES.has(first);

/** `ended`: the session ended without a logout in this tab. With `leaving`, `SessionEndHandler` does not redirect. */
type SessionEndReason = 'logout' | 'ended' | 'leaving';
const SESSION_END_QUERY_KEY = ['login-end'];

/** Call it before the API call that ends the session. The socket may report the end before the answer. */
export const setSessionEndReason = (cache: QueryClient, reason: SessionEndReason): void =>
  void cache.setQueryData<SessionEndReason>(SESSION_END_QUERY_KEY, reason);
export const sessionEndReason = (cache: QueryClient): SessionEndReason =>
  cache.getQueryData<SessionEndReason>(SESSION_END_QUERY_KEY) ?? 'ended';

/**
 * Logs this tab out. `SessionEndHandler` then redirects to the login page.
 * @spec D2.21
 */
export function endTabSession(cache: QueryClient): void {
  cache.setQueryData(userQuery().queryKey, { user: null });
  cache.getMutationCache().clear();
  purgePersisted(null);
}

export function clearTabSession(cache: QueryClient): void {
  cache.removeQueries({ predicate: isMemberQuery });
  // The member who logs in next must not see this member's drafts.
  sessionStorage.clear();
  purgePersisted(null);
}

/** @spec D2.21 */
export async function startTabSession(cache: QueryClient, user: User): Promise<void> {
  setSessionEndReason(cache, 'ended');
  cache.setQueryData(userQuery().queryKey, { user });
  purgePersisted(user.profile.id);
  cache.removeQueries({ type: 'inactive', predicate: isMemberQuery });
  await cache.invalidateQueries({ predicate: isMemberQuery });
}
