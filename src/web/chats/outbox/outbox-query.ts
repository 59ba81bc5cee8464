import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { persist, persistedKey, readAllPersisted, readPersisted } from '../../accounts/persisted-state.ts';
import { currentMemberId } from '../../accounts/tab-session.ts';
import { STORED_QUERY } from '../../data/query.ts';
import type { OutboxContent, OutboxMessage } from './outbox-message.ts';

const SUBJECT = 'outbox';

export const storedOutbox = (member: string): OutboxMessage[] =>
  readAllPersisted<OutboxMessage>(persistedKey(member, SUBJECT)).sort(byOrder);

const byOrder = (a: OutboxMessage, b: OutboxMessage) =>
  a.order - b.order || a.client_id.localeCompare(b.client_id);

/** Messages that the server has not confirmed, in the order of writing. */
const outboxQuery = (to: string) =>
  queryOptions<OutboxMessage[]>({
    ...STORED_QUERY,
    queryKey: ['outbox', to],
    queryFn: ({ client }) => outboxTo(client, to),
  });

export const useOutbox = (to: string): OutboxMessage[] => useQuery(outboxQuery(to)).data ?? none;
const none: OutboxMessage[] = [];

const wholeOutboxQuery = queryOptions<OutboxMessage[]>({
  ...STORED_QUERY,
  queryKey: ['outbox'],
  queryFn: ({ client }) => wholeOutbox(client),
});

export const useWholeOutbox = (): OutboxMessage[] => useQuery(wholeOutboxQuery).data ?? none;

function wholeOutbox(cache: QueryClient): OutboxMessage[] {
  const member = currentMemberId(cache);
  return member === null ? [] : storedOutbox(member);
}

function outboxTo(cache: QueryClient, to: string): OutboxMessage[] {
  // Gifts are left out, because they are shown in their own dialog.
  const isShown = ({ to: other, hold }: OutboxMessage) => other === to && hold?.kind !== 'gift';
  return wholeOutbox(cache).filter(isShown);
}

/** Reads the stored outbox again, including changes by other tabs. */
export function refreshOutboxQueries(cache: QueryClient, to: string): void {
  cache.setQueryData(outboxQuery(to).queryKey, outboxTo(cache, to));
  cache.setQueryData(wholeOutboxQuery.queryKey, wholeOutbox(cache));
}

/** Other tabs may have changed the stored outbox before this tab listened to changes. */
export function refreshAllOutboxQueries(cache: QueryClient): void {
  cache.setQueryData(wholeOutboxQuery.queryKey, wholeOutbox(cache));
  for (const { queryKey } of cache.getQueryCache().findAll({ queryKey: wholeOutboxQuery.queryKey }))
    if (typeof queryKey[1] === 'string') refreshOutboxQueries(cache, queryKey[1]);
}

/** @spec D5.6 */
export function addToOutbox(
  cache: QueryClient,
  to: string,
  content: OutboxContent,
  client_id: string = crypto.randomUUID(),
): OutboxMessage | null {
  const member = currentMemberId(cache);
  if (member === null) return null;
  const order = Math.max(Date.now(), (storedOutbox(member).at(-1)?.order ?? 0) + 1);
  const at = new Date().toISOString();
  const outgoing = { ...content, client_id, to, at, order, delayed: false, failure: null };
  storeOutboxMessage(cache, member, outgoing);
  return outgoing;
}

/** Changes nothing if the message was sent or discarded meanwhile. */
export function updateOutboxMessage(
  cache: QueryClient,
  { client_id }: OutboxMessage,
  change: Partial<OutboxMessage>,
): void {
  const member = currentMemberId(cache);
  const stored = member && readPersisted<OutboxMessage>(persistedKey(member, SUBJECT, client_id));
  if (member && stored) storeOutboxMessage(cache, member, { ...stored, ...change });
}

export function removeFromOutbox(cache: QueryClient, { client_id, to }: OutboxMessage): void {
  const member = currentMemberId(cache);
  if (member !== null) persist(persistedKey(member, SUBJECT, client_id), null);
  refreshOutboxQueries(cache, to);
}

export function storeOutboxMessage(cache: QueryClient, member: string, outgoing: OutboxMessage): void {
  persist(persistedKey(member, SUBJECT, outgoing.client_id), outgoing);
  refreshOutboxQueries(cache, outgoing.to);
}
