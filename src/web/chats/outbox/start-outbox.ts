import type { QueryClient } from '@tanstack/react-query';
import { subscribeToPersisted } from '../../accounts/persisted-state.ts';
import { serverMonitor } from '../../connection/connection.ts';
import { reloadChangedDrafts, reloadDraft } from '../draft.ts';
import type { OutboxMessage } from './outbox-message.ts';
import { refreshAllOutboxQueries, refreshOutboxQueries } from './outbox-query.ts';
import { sendOutbox } from './send-outbox.ts';
import { abandonSlots, cancelSlots, renewSlots, SLOT_RENEWAL_MS } from './slots.ts';

/** Needed because not every browser reports being online again. */
const RETRY_MS = 15_000;

/**
 * Sends waiting messages and shows changes of other tabs, until `signal` aborts.
 * @spec D5.6
 */
export function startOutbox(cache: QueryClient, member: string, signal: AbortSignal): void {
  const send = () => sendOutbox(cache);
  send();
  addEventListener('online', send, { signal });
  const unsubscribe = serverMonitor.subscribe(send);
  const retry = setInterval(send, RETRY_MS);
  const renewal = setInterval(() => renewSlots(cache), SLOT_RENEWAL_MS);
  addEventListener('pagehide', () => abandonSlots(cache), { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && renewSlots(cache), { signal });
  signal.addEventListener('abort', () => {
    unsubscribe();
    clearInterval(retry);
    clearInterval(renewal);
    cancelSlots(member);
  });
  subscribeToPersisted(
    member,
    (subject, id, { now, before }) => {
      if (subject === 'draft') reloadDraft(cache, id);
      const outgoing = (now ?? before) as OutboxMessage | null;
      if (subject === 'outbox' && outgoing) refreshOutboxQueries(cache, outgoing.to);
      // This tab's message may have waited for the message that another tab removed.
      if (subject === 'outbox' && now === null) send();
    },
    signal,
  );
  refreshAllOutboxQueries(cache);
  reloadChangedDrafts(cache);
}
