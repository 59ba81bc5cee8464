import type { FieldError } from '#contract/errors';
import { isOverdue, nextToSend, type OutboxMessage, type SlotState } from './outbox-message.ts';

/**
 * The result of sending one message: sent, offline, logged out, refused and returned to the composer, or
 * failed.
 */
export type SendOutcome =
  | { type: 'sent' | 'offline' | 'logged_out' }
  | { type: 'returned' | 'failed'; failure: FieldError };

/** What flushing needs. `waiting` is read again for each message, because other tabs write, too. */
export type OutboxDeps = {
  waiting: () => OutboxMessage[];
  canSend: () => boolean;
  now: () => number;
  slotStateOf: (held: OutboxMessage) => SlotState;
  /** Lets this tab start with what holds a slot; it releases the slot when done. */
  start: (held: OutboxMessage) => void;
  send: (outgoing: OutboxMessage) => Promise<SendOutcome>;
  update: (outgoing: OutboxMessage, change: Partial<Pick<OutboxMessage, 'failure' | 'delayed'>>) => void;
  remove: (outgoing: OutboxMessage) => void;
  returnToComposer: (outgoing: OutboxMessage, failure: FieldError) => void;
};

/**
 * Sends waiting messages one after the other, in the order of writing, until none is left, the browser is
 * offline or the session has ended. What holds a slot is started but not awaited: it holds back only later
 * messages to the same member. Only one tab runs this at a time.
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

/** Fails messages that waited too long, and removes slots whose tab is gone. */
function dropExpired(deps: OutboxDeps): void {
  const now = deps.now();
  for (const message of deps.waiting()) {
    if (isOverdue(message, now)) deps.update(message, { failure: { code: 'unavailable' } });
    if (message.hold && message.hold.until < now && deps.slotStateOf(message) === 'elsewhere')
      deps.remove(message);
  }
}

/** Records an outcome; returns whether the next message may follow. */
function recordOutcome(deps: OutboxDeps, outgoing: OutboxMessage, outcome: SendOutcome): boolean {
  if (outcome.type === 'sent') deps.remove(outgoing);
  if (outcome.type === 'offline') deps.update(outgoing, { delayed: true });
  if (outcome.type === 'returned') deps.returnToComposer(outgoing, outcome.failure);
  if (outcome.type === 'failed') deps.update(outgoing, { failure: outcome.failure });
  return outcome.type !== 'offline' && outcome.type !== 'logged_out';
}
