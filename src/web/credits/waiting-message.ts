import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { persist, persistedKey, readPersisted } from '../accounts/persisted-state.ts';
import { currentMemberId } from '../accounts/session-state.ts';
import { useHydrated } from '../ui/use-hydrated.ts';

/** The profile of the member whose conversation holds what was typed last and not sent. */
const storageName = (member: string) => persistedKey(member, 'waiting-message');

/** Notes that a message to a member waits in its composer, or no longer does: who goes and buys credits is led back to it. */
export function persistWaitingMessage(cache: QueryClient, profile: string, isWaiting: boolean): void {
  const member = currentMemberId(cache);
  if (member === null) return;
  const waiting = readPersisted<string>(storageName(member));
  if (isWaiting && waiting !== profile) persist(storageName(member), profile);
  if (!isWaiting && waiting === profile) persist(storageName(member), null);
}

/** Where a message waits to be sent; null where none does, and before the script has taken over. */
export function useWaitingMessage(): string | null {
  const member = currentMemberId(useQueryClient());
  const waiting = useHydrated() && member !== null ? readPersisted<string>(storageName(member)) : null;
  return waiting && `/members/${waiting}/chat`;
}
