import { currentWorkContext } from './work-context.ts';

/** How long the driver waits for a statement, in ms. */
export type StatementTimeouts = {
  /** In a request: short, because a person waits. */
  request: number;
  /** Outside requests: longer than `statement_timeout`, so that PostgreSQL's clearer error comes first. */
  other: number;
};

export const DATABASE_WAIT_MS = 10_000;

export const statementTimeouts = (waitMs: number): StatementTimeouts => ({
  request: waitMs,
  other: Math.max(35_000, waitMs + 5_000),
});

const RAISES_TIMEOUT = /^set local statement_timeout\b/;
const ENDS_TRANSACTION = /^(commit|rollback)$/;

/** The returned function gives a timeout in ms. Undefined means no timeout. */
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
