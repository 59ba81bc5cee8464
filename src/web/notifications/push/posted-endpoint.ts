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
  const posting = beingPosted.get(cache);
  if (posting !== undefined) return posting;
  const member = currentMemberId(cache);
  return member === null ? null : readPersisted<string>(persistedKey(member, SUBJECT));
}

/** The refetch after a call already compares what the call posts, but a page that ends meanwhile leaves nothing behind. */
const beingPosted = new WeakMap<QueryClient, string>();

/** Remembers the endpoint if `post` succeeds. */
export async function whilePosting(
  cache: QueryClient,
  endpoint: string,
  post: () => Promise<unknown>,
): Promise<void> {
  beingPosted.set(cache, endpoint);
  try {
    await post();
    setPostedEndpoint(cache, endpoint);
  } finally {
    beingPosted.delete(cache);
  }
}

export function setPostedEndpoint(cache: QueryClient, endpoint: string | null): void {
  const member = currentMemberId(cache);
  if (member !== null) persist(persistedKey(member, SUBJECT), endpoint);
}
