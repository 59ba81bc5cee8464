import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '#contract/client';
import { subscribeToPersisted } from '../../accounts/persisted-state.ts';
import { serverMonitor } from '../../connection/connection.ts';
import { showDraft } from '../draft.ts';
import { showOutbox } from './outbox-query.ts';
import type { Outgoing } from './outgoing.ts';
import { abandonPlaces, endPlaces, RENEWED_EVERY_MS, renewPlaces } from './places.ts';
import { sendWaiting } from './post.ts';

/** Where no browser says that the line is back, it is tried this often. */
const AGAIN_MS = 15_000;

/**
 * Sends what waits from before: after a reload, a crash, a lost line, from whatever page the member is on. Shows what other tabs of his write
 * and send. Until `signal` aborts.
 */
export function keepSending(api: Api, cache: QueryClient, member: string, signal: AbortSignal): void {
  const send = () => sendWaiting(api, cache);
  send();
  addEventListener('online', send, { signal });
  const unwatch = serverMonitor.subscribe(send);
  const again = setInterval(send, AGAIN_MS);
  const renewal = setInterval(() => renewPlaces(cache), RENEWED_EVERY_MS);
  addEventListener('pagehide', () => abandonPlaces(cache), { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && renewPlaces(cache), { signal });
  signal.addEventListener('abort', () => {
    unwatch();
    clearInterval(again);
    clearInterval(renewal);
    endPlaces(member);
  });
  subscribeToPersisted(
    member,
    (subject, id, { now, before }) => {
      if (subject === 'draft') showDraft(cache, id);
      const outgoing = (now ?? before) as Outgoing | null;
      if (subject === 'outbox' && outgoing) showOutbox(cache, outgoing.to);
      // What it kept back may have its turn here.
      if (subject === 'outbox' && now === null) send();
    },
    signal,
  );
}
