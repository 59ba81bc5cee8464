import type { FieldError } from '#contract/errors';
import { isOverdue, nextOf, type Outgoing } from './outgoing.ts';

/** What came of sending one: it is there, there is no line, the login has ended, it was refused and goes back, or it failed. */
export type Outcome =
  | { type: 'sent' | 'no_line' | 'no_login' }
  | { type: 'given_back' | 'failed'; failure: FieldError };

/** Where messages wait and leave from. `waiting` is read afresh for each: other tabs write there too. */
export type Office = {
  waiting: () => Outgoing[];
  isOpen: () => boolean;
  now: () => number;
  send: (outgoing: Outgoing) => Promise<Outcome>;
  mark: (outgoing: Outgoing, change: Partial<Pick<Outgoing, 'failure' | 'delayed'>>) => void;
  remove: (outgoing: Outgoing) => void;
  giveBack: (outgoing: Outgoing, failure: FieldError) => void;
};

/**
 * Sends what waits, one after the other in the order it was written, until nothing is left, the line is gone or the login has ended.
 * Only one tab may do so at a time.
 */
export async function drain(office: Office): Promise<void> {
  while (office.isOpen()) {
    for (const one of office.waiting())
      if (isOverdue(one, office.now())) office.mark(one, { failure: { code: 'unavailable' } });
    const next = nextOf(office.waiting());
    if (!next || !settle(office, next, await office.send(next))) return;
  }
}

/** Writes down what came of one; resolves whether the next may follow. */
function settle(office: Office, outgoing: Outgoing, outcome: Outcome): boolean {
  if (outcome.type === 'sent') office.remove(outgoing);
  if (outcome.type === 'no_line') office.mark(outgoing, { delayed: true });
  if (outcome.type === 'given_back') office.giveBack(outgoing, outcome.failure);
  if (outcome.type === 'failed') office.mark(outgoing, { failure: outcome.failure });
  return outcome.type !== 'no_line' && outcome.type !== 'no_login';
}
