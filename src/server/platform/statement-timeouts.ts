import { currentWorkContext } from './work-context.ts';

/** How long the driver waits for the result of a statement, in ms. */
export type StatementTimeouts = {
  /** In requests, where a person waits. */
  request: number;
  /**
   * In jobs and elsewhere. Longer than `statement_timeout` of the server, whose error says why the statement
   * ended.
   */
  other: number;
};

export const defaultStatementTimeouts: StatementTimeouts = { request: 10_000, other: 35_000 };

/** A transaction with a raised timeout on the server. */
const RAISES_TIMEOUT = /^set local statement_timeout\b/;
const ENDS_TRANSACTION = /^(commit|rollback)$/;

/**
 * Returns a function that gives the timeout of each statement of one connection, in ms; undefined means no
 * timeout.
 */
export function createTimeoutPolicy({
  request,
  other,
}: StatementTimeouts): (text: string) => number | undefined {
  let isUnlimited = false;
  return text => {
    if (RAISES_TIMEOUT.test(text)) isUnlimited = true;
    if (ENDS_TRANSACTION.test(text)) isUnlimited = false;
    if (isUnlimited) return undefined;
    const context = currentWorkContext();
    return context && 'request' in context ? request : other;
  };
}
