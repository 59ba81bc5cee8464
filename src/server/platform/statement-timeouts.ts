import { currentWorkContext } from './work-context.ts';

/** In ms, as the driver waits. */
export type StatementTimeouts = {
  /** A person waits. */
  request: number;
  /** Longer than the server's `statement_timeout`, whose error says why. */
  other: number;
};

export const defaultStatementTimeouts: StatementTimeouts = { request: 10_000, other: 35_000 };

const RAISES_TIMEOUT = /^set local statement_timeout\b/;
const ENDS_TRANSACTION = /^(commit|rollback)$/;

/** Undefined means no timeout. */
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
