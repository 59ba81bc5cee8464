import type { FieldError } from '#contract/errors';
import { isOverdue, nextOf, type Outgoing, type Standing } from './outgoing.ts';

/** What came of sending one: it is there, there is no line, the login has ended, it was refused and goes back, or it failed. */
export type Outcome =
  | { type: 'sent' | 'no_line' | 'no_login' }
  | { type: 'given_back' | 'failed'; failure: FieldError };

/** Where messages wait and leave from. `waiting` is read afresh for each: other tabs write there too. */
export type Office = {
  waiting: () => Outgoing[];
  isOpen: () => boolean;
  now: () => number;
  standingOf: (held: Outgoing) => Standing;
  /** Lets this tab begin with what holds a place; it gives the place up when it is done. */
  begin: (held: Outgoing) => void;
  send: (outgoing: Outgoing) => Promise<Outcome>;
  mark: (outgoing: Outgoing, change: Partial<Pick<Outgoing, 'failure' | 'delayed'>>) => void;
  remove: (outgoing: Outgoing) => void;
  giveBack: (outgoing: Outgoing, failure: FieldError) => void;
};

/**
 * Sends what waits, one after the other in the order it was written, until nothing is left, the line is gone or the login has ended.
 * What holds a place is begun and not waited for: it keeps back only what was written to the same member. One tab at a time.
 */
export async function drain(office: Office): Promise<void> {
  while (office.isOpen()) {
    tidy(office);
    const next = nextOf(office.waiting(), office.standingOf);
    if (!next) return;
    if (next.hold) office.begin(next);
    else if (!settle(office, next, await office.send(next))) return;
  }
}

/** What waited too long is not sent any more; a place whose tab is gone is nobody's. */
function tidy(office: Office): void {
  const now = office.now();
  for (const one of office.waiting()) {
    if (isOverdue(one, now)) office.mark(one, { failure: { code: 'unavailable' } });
    if (one.hold && one.hold.until < now && office.standingOf(one) === 'elsewhere') office.remove(one);
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
