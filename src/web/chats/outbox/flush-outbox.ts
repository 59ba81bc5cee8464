import type { FieldError } from '#contract/errors';
import { isOverdue, nextToSend, type OutboxMessage, type SlotState } from './outbox-message.ts';

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
