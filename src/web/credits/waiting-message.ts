import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { persist, persistedKey, readPersisted } from '../accounts/persisted-state.ts';
import { currentMemberId } from '../accounts/session-state.ts';
import { useHydrated } from '../ui/use-hydrated.ts';

/** Stores the profile id of the conversation. */
const storageName = (member: string) => persistedKey(member, 'waiting-message');

/**
 * After buying credits a link leads back to the message.
 * @spec 4.8
 */
export function persistWaitingMessage(cache: QueryClient, profile: string, isWaiting: boolean): void {
  const member = currentMemberId(cache);
  if (member === null) return;
  const waiting = readPersisted<string>(storageName(member));
  if (isWaiting && waiting !== profile) persist(storageName(member), profile);
  if (!isWaiting && waiting === profile) persist(storageName(member), null);
}

/** Null without a waiting message, and before hydration. */
export function useWaitingMessage(): string | null {
  const member = currentMemberId(useQueryClient());
  const waiting = useHydrated() && member !== null ? readPersisted<string>(storageName(member)) : null;
  return waiting && `/members/${waiting}/chat`;
}
