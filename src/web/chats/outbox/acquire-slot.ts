import type { QueryClient } from '@tanstack/react-query';
import type { SlotHold } from './outbox-message.ts';
import { sendOutbox } from './send-outbox.ts';
import { addSlot, type OutboxSlot, removeSlot } from './slots.ts';

/**
 * Await `turn` before sending. Always call `releaseSlot` afterwards, because newer messages wait for it.
 * @spec D1.3
 */
export function acquireSlot(
  cache: QueryClient,
  to: string,
  kind: SlotHold['kind'],
  client_id: string,
): OutboxSlot {
  const slot = addSlot(cache, to, kind, client_id);
  sendOutbox(cache);
  return slot;
}

export function releaseSlot(cache: QueryClient, client_id: string): void {
  removeSlot(cache, client_id);
  sendOutbox(cache);
}
