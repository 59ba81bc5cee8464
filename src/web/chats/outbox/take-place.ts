import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '#contract/client';
import type { Hold } from './outgoing.ts';
import { dropPlace, type Place, putPlace } from './places.ts';
import { sendWaiting } from './post.ts';

/**
 * A place in the line of what leaves to a member, for a photo or a gift: nothing written after it leaves before it is given up. Whoever
 * takes one waits for its `turn`, and gives it up with `leavePlace` whatever happens.
 */
export function takePlace(
  api: Api,
  cache: QueryClient,
  to: string,
  kind: Hold['kind'],
  client_id: string,
): Place {
  const place = putPlace(cache, to, kind, client_id);
  sendWaiting(api, cache);
  return place;
}

/** It has arrived, failed, or is not wanted any more: what waited for it may leave. */
export function leavePlace(api: Api, cache: QueryClient, client_id: string): void {
  dropPlace(cache, client_id);
  sendWaiting(api, cache);
}
