import type { Clock } from '../clock.ts';
import type { Db } from '../db.ts';
import { selectOutboxLoad } from './outbox-queries.ts';

/** `oldest` is the age of the oldest waiting email in seconds. */
export async function outboxLoad({
  db,
  clock,
}: {
  db: Db;
  clock: Clock;
}): Promise<{ waiting: number; oldest: number }> {
  const { waiting, since } = await selectOutboxLoad(db);
  return { waiting, oldest: since ? Math.max(0, (clock.now().getTime() - since.getTime()) / 1_000) : 0 };
}
