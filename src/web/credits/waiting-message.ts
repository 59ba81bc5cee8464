import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { keep, kept, keptName } from '../accounts/kept.ts';
import { memberIn } from '../accounts/login-state.ts';
import { useHydrated } from '../ui/use-hydrated.ts';

/** The profile of the member whose conversation holds what was typed last and not sent. */
const nameOf = (member: string) => keptName(member, 'waiting-message');

/** Notes that a message to a member waits in its composer, or no longer does: who goes and buys credits is led back to it. */
export function noteWaiting(cache: QueryClient, profile: string, isWaiting: boolean): void {
  const member = memberIn(cache);
  if (member === null) return;
  const waiting = kept<string>(nameOf(member));
  if (isWaiting && waiting !== profile) keep(nameOf(member), profile);
  if (!isWaiting && waiting === profile) keep(nameOf(member), null);
}

/** Where a message waits to be sent; null where none does, and before the script has taken over. */
export function useWaitingMessage(): string | null {
  const member = memberIn(useQueryClient());
  const waiting = useHydrated() && member !== null ? kept<string>(nameOf(member)) : null;
  return waiting && `/members/${waiting}/chat`;
}
