import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '#contract/errors';
import { currentMemberId } from '../../accounts/tab-session.ts';
import type { OutboxMessage, SlotHold, SlotState } from './outbox-message.ts';
import { addToOutbox, removeFromOutbox, storeOutboxMessage } from './outbox-query.ts';

/** More than a minute, because background tabs renew a slot only once a minute. */
const LEASE_MS = 90_000;
export const SLOT_RENEWAL_MS = 20_000;

type HeldSlot = OutboxSlot & {
  outgoing: OutboxMessage;
  member: string;
  hasBegun: boolean;
  begin: () => void;
  refuse: (error: ApiError) => void;
};
/** The slots of this tab, by client id. */
const slots = new Map<string, HeldSlot>();

/** `turn` resolves on the slot's turn or removal; it rejects when the session ends. */
export type OutboxSlot = { order: number; turn: Promise<void> };

/** @spec D1.3 */
export function addSlot(
  cache: QueryClient,
  to: string,
  kind: SlotHold['kind'],
  client_id: string,
): OutboxSlot {
  const member = currentMemberId(cache);
  const existing = slots.get(client_id);
  if (existing) return existing;
  const hold = { kind, until: Date.now() + LEASE_MS };
  const outgoing = addToOutbox(cache, to, { text: '', gif: null, hold }, client_id);
  if (member === null || !outgoing) return { order: Date.now(), turn: Promise.resolve() };
  const { promise: turn, resolve: begin, reject: refuse } = Promise.withResolvers<void>();
  const slot = { order: outgoing.order, turn, outgoing, member, hasBegun: false, begin, refuse };
  slots.set(client_id, slot);
  return slot;
}

export function removeSlot(cache: QueryClient, client_id: string): void {
  const slot = slots.get(client_id);
  if (!slot) return;
  slots.delete(client_id);
  if (currentMemberId(cache) === slot.member) removeFromOutbox(cache, slot.outgoing);
  slot.begin();
}

export function slotStateOf({ client_id }: OutboxMessage): SlotState {
  const slot = slots.get(client_id);
  if (!slot) return 'elsewhere';
  return slot.hasBegun ? 'begun' : 'ready';
}

export function startSlot({ client_id }: OutboxMessage): void {
  const slot = slots.get(client_id);
  if (!slot) return;
  slot.hasBegun = true;
  slot.begin();
}

/** Extends this tab's slots, even those that another tab removed as abandoned. */
export function renewSlots(cache: QueryClient): void {
  const until = Date.now() + LEASE_MS;
  for (const { outgoing, member } of slots.values())
    if (outgoing.hold && currentMemberId(cache) === member)
      storeOutboxMessage(cache, member, { ...outgoing, hold: { ...outgoing.hold, until } });
}

/** Removes this tab's slots, because leaving the page ends their uploads. */
export function abandonSlots(cache: QueryClient): void {
  for (const { outgoing, member } of slots.values())
    if (currentMemberId(cache) === member) removeFromOutbox(cache, outgoing);
}

/** Refuses the photos and gifts that still wait when the session ends. */
export function cancelSlots(member: string): void {
  for (const [client_id, slot] of slots) {
    if (slot.member !== member) continue;
    slots.delete(client_id);
    slot.refuse(new ApiError('unavailable'));
  }
}
