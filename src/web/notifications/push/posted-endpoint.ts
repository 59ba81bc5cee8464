import type { QueryClient } from '@tanstack/react-query';
import { persist, persistedKey, readPersisted } from '../../accounts/persisted-state.ts';
import { currentMemberId } from '../../accounts/tab-session.ts';

const SUBJECT = 'push_endpoint';

/**
 * The endpoint that the server was given last for this member in this browser. It is purged when the session ends and
 * removed when the member turns notifications off, so it also says that the member wants them here.
 * @spec 4.11 D2.21
 */
export function postedEndpoint(cache: QueryClient): string | null {
  const member = currentMemberId(cache);
  return member === null ? null : readPersisted<string>(persistedKey(member, SUBJECT));
}

export function setPostedEndpoint(cache: QueryClient, endpoint: string | null): void {
  const member = currentMemberId(cache);
  if (member !== null) persist(persistedKey(member, SUBJECT), endpoint);
}
