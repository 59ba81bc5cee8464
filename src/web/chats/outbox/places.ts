import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '#contract/errors';
import { currentMemberId } from '../../accounts/session-state.ts';
import { dropOutgoing, putOutgoing, writeOutgoing } from './outbox-query.ts';
import type { Hold, Outgoing, Standing } from './outgoing.ts';

/** A tab in the background is let do something once a minute; one that has not renewed its places for longer is gone. */
const LEASE_MS = 90_000;
/** How often the places of this tab are renewed. */
export const RENEWED_EVERY_MS = 20_000;

type Own = Place & {
  outgoing: Outgoing;
  member: string;
  hasBegun: boolean;
  begin: () => void;
  refuse: (error: ApiError) => void;
};
/** What this tab holds, by client id. */
const own = new Map<string, Own>();

/** A place in the line: `turn` comes when what was written before has left, or the place was given up; it fails when the login ends before. */
export type Place = { order: number; turn: Promise<void> };

/** Takes the place after all that wait, for something that this tab alone can send. */
export function putPlace(cache: QueryClient, to: string, kind: Hold['kind'], client_id: string): Place {
  const member = currentMemberId(cache);
  const taken = own.get(client_id);
  if (taken) return taken;
  const hold = { kind, until: Date.now() + LEASE_MS };
  const outgoing = putOutgoing(cache, to, { text: '', gif: null, hold }, client_id);
  if (member === null || !outgoing) return { order: Date.now(), turn: Promise.resolve() };
  const { promise: turn, resolve: begin, reject: refuse } = Promise.withResolvers<void>();
  const place = { order: outgoing.order, turn, outgoing, member, hasBegun: false, begin, refuse };
  own.set(client_id, place);
  return place;
}

/** Gives a place up: what was written after it may leave. */
export function dropPlace(cache: QueryClient, client_id: string): void {
  const place = own.get(client_id);
  if (!place) return;
  own.delete(client_id);
  if (currentMemberId(cache) === place.member) dropOutgoing(cache, place.outgoing);
  place.begin();
}

export function standingOf({ client_id }: Outgoing): Standing {
  const place = own.get(client_id);
  if (!place) return 'elsewhere';
  return place.hasBegun ? 'begun' : 'ready';
}

/** Its turn has come. */
export function beginPlace({ client_id }: Outgoing): void {
  const place = own.get(client_id);
  if (!place) return;
  place.hasBegun = true;
  place.begin();
}

/** Says that this tab is still there; a place that another one took for abandoned is taken again. */
export function renewPlaces(cache: QueryClient): void {
  const until = Date.now() + LEASE_MS;
  for (const { outgoing, member } of own.values())
    if (outgoing.hold && currentMemberId(cache) === member)
      writeOutgoing(cache, member, { ...outgoing, hold: { ...outgoing.hold, until } });
}

/** The page is left: what is on its way ends with it, and keeps nothing back. Should the page come back, its places are renewed. */
export function abandonPlaces(cache: QueryClient): void {
  for (const { outgoing, member } of own.values())
    if (currentMemberId(cache) === member) dropOutgoing(cache, outgoing);
}

/** The login of a member has ended in this tab: what waited in it is not sent any more, not when he comes back either. */
export function endPlaces(member: string): void {
  for (const [client_id, place] of own) {
    if (place.member !== member) continue;
    own.delete(client_id);
    place.refuse(new ApiError('unavailable'));
  }
}
