import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { FieldError } from '#contract/errors';
import type { Gif } from '#contract/gif';

/** A message on its way: the browser chose its client id, the same through every retry, so it arrives once. */
export type Outgoing = {
  client_id: string;
  /** Empty where it is a GIF. */
  text: string;
  gif: Gif | null;
  /** When it was written, ISO. */
  at: string;
  /** Null while it is on its way or waits for a connection. */
  failure: FieldError | null;
};

const keyOf = (profile: string) => `outbox ${profile}`;

/** Messages to a member that the server has not confirmed, in the order they were written. Kept for this tab through a reload. */
const outboxQuery = (profile: string) =>
  queryOptions<Outgoing[]>({
    queryKey: ['outbox', profile],
    queryFn: () => stored(profile),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    meta: { progress: 'never' },
  });

export const useOutbox = (profile: string): Outgoing[] => useQuery(outboxQuery(profile)).data ?? [];

/** Changes what is on its way to a member. */
export function changeOutbox(
  cache: QueryClient,
  profile: string,
  change: (outbox: Outgoing[]) => Outgoing[],
): void {
  const { queryKey } = outboxQuery(profile);
  const next = change(cache.getQueryData(queryKey) ?? stored(profile));
  cache.setQueryData(queryKey, next);
  if (next.length > 0) sessionStorage.setItem(keyOf(profile), JSON.stringify(next));
  else sessionStorage.removeItem(keyOf(profile));
}

/** What the tab had not sent when it was reloaded: nobody sends it any more, so the member may. */
function stored(profile: string): Outgoing[] {
  if (typeof sessionStorage === 'undefined') return [];
  const outbox = JSON.parse(sessionStorage.getItem(keyOf(profile)) ?? '[]') as Outgoing[];
  return outbox.map(message => ({
    ...message,
    failure: message.failure ?? { code: 'unavailable' },
  }));
}
