import type { QueryClient } from '@tanstack/react-query';
import { sendMessage } from '#contract/chats';
import { type ApiError, type ErrorCode, isApiError } from '#contract/errors';
import { sendGif } from '#contract/gifs';
import { currentMemberId } from '../../accounts/tab-session.ts';
import { applyCredits } from '../../accounts/user-event-writers.ts';
import { serverMonitor } from '../../connection/connection.ts';
import { apiOf, callApi } from '../../data/api.ts';
import { invalidate } from '../../data/invalidate.ts';
import { chatEventWriters } from '../chat-event-writers.ts';
import { sendFailureOf } from '../composing/refusal-text.ts';
import { restoreToDraft } from '../draft.ts';
import { flushOutbox, type OutboxDeps, type SendOutcome } from './flush-outbox.ts';
import { messagesFrom, type OutboxMessage } from './outbox-message.ts';
import { removeFromOutbox, storedOutbox, updateOutboxMessage } from './outbox-query.ts';
import { slotStateOf, startSlot } from './slots.ts';

/** After these errors the sender must act before another attempt. */
const RETURNED_TO_COMPOSER: readonly ErrorCode[] = [
  'insufficient_credits',
  'conversation_limit',
  'first_messages_limit',
  'message_too_long',
  'field_too_long',
];

/** Members whose outbox this tab will send once it gets the lock. */
const queued = new Set<string>();

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
      restoreToDraft(cache, outgoing.to, texts.join('\n'), failure);
      // Only the server knows the balance, because credits may have been spent elsewhere.
      if (failure.code === 'insufficient_credits') void invalidate(cache, ['user']);
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
