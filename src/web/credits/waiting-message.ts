import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { persist, persistedKey, readPersisted } from '../accounts/persisted-state.ts';
import { currentMemberId } from '../accounts/tab-session.ts';
import { useHydrated } from '../ui/use-hydrated.ts';

/** Storage key; the stored value is the recipient's profile id. */
const storageName = (member: string) => persistedKey(member, 'waiting-message');

/**
 * Stores a conversation with a draft, so that a link can lead back after a purchase.
 * @spec 4.8
 */
export function persistWaitingMessage(cache: QueryClient, profile: string, isWaiting: boolean): void {
  const member = currentMemberId(cache);
  if (member === null) return;
  const waiting = readPersisted<string>(storageName(member));
  if (isWaiting && waiting !== profile) persist(storageName(member), profile);
  if (!isWaiting && waiting === profile) persist(storageName(member), null);
}

/** Returns the address of the conversation with the stored draft, or null. */
export function useWaitingMessage(): string | null {
  const member = currentMemberId(useQueryClient());
  const waiting = useHydrated() && member !== null ? readPersisted<string>(storageName(member)) : null;
  return waiting && `/members/${waiting}/chat`;
}
