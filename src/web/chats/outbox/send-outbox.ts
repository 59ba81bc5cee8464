import type { QueryClient } from '@tanstack/react-query';
import { sendMessage } from '#contract/chats';
import { type ApiError, type ErrorCode, type FieldError, isApiError } from '#contract/errors';
import { sendGif } from '#contract/gifs';
import { currentMemberId } from '../../accounts/tab-session.ts';
import { applyCredits } from '../../accounts/user-event-writers.ts';
import { serverMonitor } from '../../connection/connection.ts';
import { apiOf, callApi } from '../../data/api.ts';
import { invalidate } from '../../data/invalidate.ts';
import { markPushOfferTimely } from '../../notifications/push/push-state.ts';
import { chatEventWriters } from '../chat-event-writers.ts';
import { sendFailureOf } from '../composing/refusal-text.ts';
import { restoreToDraft } from '../draft.ts';
import { isOverdue, messagesFrom, nextToSend, type OutboxMessage, type SlotState } from './outbox-message.ts';
import { removeFromOutbox, storedOutbox, updateOutboxMessage } from './outbox-query.ts';
import { slotStateOf, startSlot } from './slots.ts';

/** After these errors the sender must act before another attempt. */
const RETURNED_TO_COMPOSER: readonly ErrorCode[] = [
  'account_frozen',
  'insufficient_credits',
  'conversation_limit',
  'first_messages_limit',
  'first_messages_slowed',
  'first_messages_stopped',
  'message_too_long',
  'field_too_long',
];

/** Members whose outbox this tab will send once it gets the lock. */
const queued = new Set<string>();

/** Client ids of messages that the member sent on this page. A page that starts also sends those of earlier pages. */
const sentHere = new Set<string>();

/**
 * Sends the message that the member has just put into the outbox, or wants to send again.
 * @spec D1.3 4.11
 */
export function sendFromHere(cache: QueryClient, { client_id }: Pick<OutboxMessage, 'client_id'>): void {
  sentHere.add(client_id);
  sendOutbox(cache);
}

/**
 * Sends the waiting messages when no other tab is sending them.
 * @spec D1.3
 */
export function sendOutbox(cache: QueryClient): void {
  const member = currentMemberId(cache);
  if (member === null || storedOutbox(member).length === 0) return;
  // This tab already waits for the lock and will also send the new messages.
  if (queued.has(member)) return;
  queued.add(member);
  void withLock(`outbox ${member}`, () => {
    queued.delete(member);
    return flushOutbox(createDeps(cache, member));
  });
}

function createDeps(cache: QueryClient, member: string): OutboxDeps {
  const waiting = () => storedOutbox(member);
  return {
    waiting,
    // Another member who has logged in would become the sender.
    canSend: () => navigator.onLine && currentMemberId(cache) === member,
    now: Date.now,
    slotStateOf,
    start: startSlot,
    send: outgoing => sendOne(cache, outgoing),
    update: (outgoing, change) => updateOutboxMessage(cache, outgoing, change),
    remove: outgoing => removeFromOutbox(cache, outgoing),
    returnToComposer(outgoing, failure) {
      // One by one, the refused texts would return to the composer in reverse order.
      const returned = messagesFrom(waiting(), outgoing);
      const texts = returned.map(({ text }) => text).filter(text => text !== '');
      const isFrozen = failure.code === 'account_frozen';
      // The conversation says that the account is frozen, and no longer does once that ends.
      restoreToDraft(cache, outgoing.to, texts.join('\n'), isFrozen ? null : failure);
      // Only the server knows the balance, because credits may have been spent elsewhere.
      if (isFrozen || failure.code === 'insufficient_credits') void invalidate(cache, ['user']);
      for (const outboxMessage of returned) {
        // A GIF cannot return to the composer, so the GIF remains in the outbox.
        if (outboxMessage.gif) updateOutboxMessage(cache, outboxMessage, { failure });
        else removeFromOutbox(cache, outboxMessage);
      }
    },
  };
}

async function sendOne(cache: QueryClient, outgoing: OutboxMessage): Promise<SendOutcome> {
  const { to, client_id, text, gif } = outgoing;
  try {
    const { message, credits } = gif
      ? await callApi(apiOf(cache), sendGif, { body: { to, client_id, gif: gif.id } })
      : await callApi(apiOf(cache), sendMessage, { body: { to, client_id, text } });
    chatEventWriters.message(cache, { type: 'message', message, profile: to });
    applyCredits(cache, credits);
    if (sentHere.delete(client_id)) markPushOfferTimely('message');
    return { type: 'sent' };
  } catch (error) {
    return outcomeOf(error);
  }
}

function outcomeOf(error: unknown): SendOutcome {
  if (!isApiError(error)) return { type: 'failed', failure: sendFailureOf(error) };
  if (error.code === 'authentication_required') return { type: 'logged_out' };
  if (isOffline(error)) return { type: 'offline' };
  const failure = sendFailureOf(error);
  return { type: RETURNED_TO_COMPOSER.includes(failure.code) ? 'returned' : 'failed', failure };
}

/** True if the call got no answer, or only an answer from a proxy. */
const isOffline = ({ code, cause }: ApiError): boolean =>
  code === 'unavailable' && (cause !== undefined || serverMonitor.isServerUnreachable());

/** In browsers without locks each tab sends; client ids prevent duplicates. */
function withLock(name: string, run: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) return navigator.locks.request(name, run);
  lastRun = lastRun.then(run, run);
  return lastRun;
}
let lastRun = Promise.resolve();

export type SendOutcome =
  | { type: 'sent' | 'offline' | 'logged_out' }
  | { type: 'returned' | 'failed'; failure: FieldError };

/** `waiting` reads the outbox again for each message, because other tabs change it, too. */
export type OutboxDeps = {
  waiting: () => OutboxMessage[];
  canSend: () => boolean;
  now: () => number;
  slotStateOf: (held: OutboxMessage) => SlotState;
  /** Begins to send a photo or gift; the sending code itself releases the slot. */
  start: (held: OutboxMessage) => void;
  send: (outgoing: OutboxMessage) => Promise<SendOutcome>;
  update: (outgoing: OutboxMessage, change: Partial<Pick<OutboxMessage, 'failure' | 'delayed'>>) => void;
  remove: (outgoing: OutboxMessage) => void;
  returnToComposer: (outgoing: OutboxMessage, failure: FieldError) => void;
};

/**
 * With Web Locks, `sendOutbox` lets only one tab at a time flush the outbox.
 * @spec D5.6
 */
export async function flushOutbox(deps: OutboxDeps): Promise<void> {
  while (deps.canSend()) {
    dropExpired(deps);
    const next = nextToSend(deps.waiting(), deps.slotStateOf);
    if (!next) return;
    if (next.hold) deps.start(next);
    else if (!recordOutcome(deps, next, await deps.send(next))) return;
  }
}

/** Marks overdue messages as failed, and removes the slots of closed tabs. */
function dropExpired(deps: OutboxDeps): void {
  const now = deps.now();
  for (const message of deps.waiting()) {
    if (isOverdue(message, now)) deps.update(message, { failure: { code: 'unavailable' } });
    if (message.hold && message.hold.until < now && deps.slotStateOf(message) === 'elsewhere')
      deps.remove(message);
  }
}

function recordOutcome(deps: OutboxDeps, outgoing: OutboxMessage, outcome: SendOutcome): boolean {
  if (outcome.type === 'sent') deps.remove(outgoing);
  if (outcome.type === 'offline') deps.update(outgoing, { delayed: true });
  if (outcome.type === 'returned') deps.returnToComposer(outgoing, outcome.failure);
  if (outcome.type === 'failed') deps.update(outgoing, { failure: outcome.failure });
  return outcome.type !== 'offline' && outcome.type !== 'logged_out';
}
