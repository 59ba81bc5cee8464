import { currentWork } from './current-work.ts';

/** How long the answer to one statement is waited for, in ms. */
export type Patience = {
  /** By a request: somebody looks at a page meanwhile. */
  request: number;
  /** By jobs and everything else: longer than the server lets a statement take (`statement_timeout`), which tells why it ended. */
  other: number;
};

export const usualPatience: Patience = { request: 10_000, other: 35_000 };

/** A transaction that may take its time, on the server's side by `set local statement_timeout`. */
const TAKES_TIME = /^set local statement_timeout\b/;
const ENDS = /^(commit|rollback)$/;

/** Says of each statement of one connection how long it may take, in ms; undefined: as long as it takes. */
export function patienceOf({ request, other }: Patience): (text: string) => number | undefined {
  let takesTime = false;
  return text => {
    if (TAKES_TIME.test(text)) takesTime = true;
    if (ENDS.test(text)) takesTime = false;
    if (takesTime) return undefined;
    const work = currentWork();
    return work && 'request' in work ? request : other;
  };
}
