import type { Clock } from '../clock.ts';
import type { Db } from '../db.ts';
import { selectWaiting } from './outbox-queries.ts';

/** How many letters wait to be sent, and for how many seconds the first of them has. */
export async function outboxLoad({
  db,
  clock,
}: {
  db: Db;
  clock: Clock;
}): Promise<{ waiting: number; oldest: number }> {
  const { waiting, since } = await selectWaiting(db);
  return { waiting, oldest: since ? Math.max(0, (clock.now().getTime() - since.getTime()) / 1_000) : 0 };
}
