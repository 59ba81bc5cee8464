import type { Tx } from './transact.ts';

type Insert<Row> = (tx: Tx, rows: readonly Row[]) => Promise<void>;

/** Rows that wait for the end of `insertTogether`, by the function that inserts them. */
export type CollectedRows = Map<unknown, { insert: (tx: Tx) => Promise<void>; rows: unknown[] }>;

/** Inserts the row now; within `insertTogether`, `insert` gets the rows of all calls at the end. */
export async function insertOrCollect<Row>(tx: Tx, insert: Insert<Row>, row: Row): Promise<void> {
  if (!tx.collected) return insert(tx, [row]);
  const waiting = tx.collected.get(insert);
  if (waiting) return void waiting.rows.push(row);
  const rows = [row];
  tx.collected.set(insert, { rows, insert: own => insert(own, rows) });
}

/** One statement a table instead of one a row, because a batch of emails would wait for each of its statements. */
export async function insertTogether(tx: Tx, work: (tx: Tx) => Promise<void>): Promise<void> {
  const collected: CollectedRows = new Map();
  await work({ ...tx, collected });
  for (const { insert } of collected.values()) await insert(tx);
}
