import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { persist, persistedKey, readAllPersisted, readPersisted } from '../../accounts/persisted-state.ts';
import { currentMemberId } from '../../accounts/session-state.ts';
import type { Outgoing, Parcel } from './outgoing.ts';

const SUBJECT = 'outbox';

/** Everything a member has on its way, in the order it was written. */
export const waitingOf = (member: string): Outgoing[] =>
  readAllPersisted<Outgoing>(persistedKey(member, SUBJECT)).sort(byOrder);

const byOrder = (one: Outgoing, other: Outgoing) =>
  one.order - other.order || one.client_id.localeCompare(other.client_id);

/** What the browser keeps is never stale, and needs no line. */
const always = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  networkMode: 'always',
  meta: { progress: 'never' },
} as const;

/** Messages to a member that the server has not confirmed, in the order they were written. */
const outboxQuery = (to: string) =>
  queryOptions<Outgoing[]>({
    ...always,
    queryKey: ['outbox', to],
    queryFn: ({ client }) => waitingFor(client, to),
  });

export const useOutbox = (to: string): Outgoing[] => useQuery(outboxQuery(to)).data ?? none;
const none: Outgoing[] = [];

/** Everything the member of this browser has on its way, to whomever. */
const waitingQuery = queryOptions<Outgoing[]>({
  ...always,
  queryKey: ['outbox'],
  queryFn: ({ client }) => allWaiting(client),
});

export const useWaiting = (): Outgoing[] => useQuery(waitingQuery).data ?? none;

function allWaiting(cache: QueryClient): Outgoing[] {
  const member = currentMemberId(cache);
  return member === null ? [] : waitingOf(member);
}

function waitingFor(cache: QueryClient, to: string): Outgoing[] {
  // A gift on its way is shown where it is given.
  const isShown = ({ to: other, hold }: Outgoing) => other === to && hold?.kind !== 'gift';
  return allWaiting(cache).filter(isShown);
}

/** Shows what is on its way to a member as it is kept now, by whichever tab. */
export function showOutbox(cache: QueryClient, to: string): void {
  cache.setQueryData(outboxQuery(to).queryKey, waitingFor(cache, to));
  cache.setQueryData(waitingQuery.queryKey, allWaiting(cache));
}

/** Puts a message into the outbox, after all that wait there. @returns null where nobody is logged in */
export function putOutgoing(
  cache: QueryClient,
  to: string,
  parcel: Parcel,
  client_id: string = crypto.randomUUID(),
): Outgoing | null {
  const member = currentMemberId(cache);
  if (member === null) return null;
  const order = Math.max(Date.now(), (waitingOf(member).at(-1)?.order ?? 0) + 1);
  const at = new Date().toISOString();
  const outgoing = { ...parcel, client_id, to, at, order, delayed: false, failure: null };
  writeOutgoing(cache, member, outgoing);
  return outgoing;
}

/** Changes a message that is on its way; one that left meanwhile stays gone. */
export function changeOutgoing(cache: QueryClient, { client_id }: Outgoing, change: Partial<Outgoing>): void {
  const member = currentMemberId(cache);
  const known = member && readPersisted<Outgoing>(persistedKey(member, SUBJECT, client_id));
  if (member && known) writeOutgoing(cache, member, { ...known, ...change });
}

/** It has arrived, or is not wanted any more. */
export function dropOutgoing(cache: QueryClient, { client_id, to }: Outgoing): void {
  const member = currentMemberId(cache);
  if (member !== null) persist(persistedKey(member, SUBJECT, client_id), null);
  showOutbox(cache, to);
}

/** Keeps a message as it is now, whether it was there or not. */
export function writeOutgoing(cache: QueryClient, member: string, outgoing: Outgoing): void {
  persist(persistedKey(member, SUBJECT, outgoing.client_id), outgoing);
  showOutbox(cache, outgoing.to);
}
