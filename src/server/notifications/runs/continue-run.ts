import { MAX_WAITING_EMAILS, NOTIFICATION_EMAILS } from '#contract/constants';
import { DAY_MS, MINUTE_MS } from '#contract/durations';
import type { App } from '../../app.ts';
import { outboxLoad } from '../../platform/mail/outbox.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import { deleteRunsBefore, lockRun, selectFinishedRuns, updateRun } from './queries.ts';

/** Sends to some members with an id above `after`. Returns the last of them, or null after the last batch. */
export type SendBatch = (tx: Tx, after: string) => Promise<string | null>;

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** The queue gives up a job after ten minutes; its next run continues. */
const LONGEST_RUN_MS = 8 * MINUTE_MS;

export function stoppingInTime({ clock }: Pick<App, 'clock'>, isStopping: () => boolean): () => boolean {
  const until = clock.now().getTime() + LONGEST_RUN_MS;
  return () => isStopping() || clock.now().getTime() > until;
}

/** `repeats`: after its last batch, the run begins again with the first member when it is next continued. */
export type RunOptions = { isStopping: () => boolean; maxWaiting?: number; repeats?: boolean };

/**
 * Continues the run where it was left. Emails and progress of a batch are committed together, so that each member gets
 * one email, however often the run is interrupted; a second worker leaves it to the first.
 * @returns false if the run is not finished, because too many emails wait or the process stops
 * @spec D2.48
 */
export async function continueRun(
  app: App,
  name: string,
  sendBatch: SendBatch,
  { isStopping, maxWaiting = MAX_WAITING_EMAILS, repeats = false }: RunOptions,
): Promise<boolean> {
  for (;;) {
    if (isStopping() || (await outboxLoad(app)).waiting >= maxWaiting) return false;
    const state = await transact(app, tx => runBatch(tx, { name, repeats }, sendBatch));
    if (state !== 'more') return state === 'finished';
  }
}

async function runBatch(
  tx: Tx,
  { name, repeats }: { name: string; repeats: boolean },
  sendBatch: SendBatch,
): Promise<'more' | 'finished' | 'held'> {
  const run = await lockRun(tx.db, name, tx.now);
  if (!run) return 'held';
  if (run.finished) return 'finished';
  const reached = await sendBatch(tx, run.reached);
  const progress = reached !== null ? { reached } : repeats ? restarted(tx.now) : { finished_at: tx.now };
  await updateRun(tx.db, name, progress);
  return reached === null ? 'finished' : 'more';
}

const restarted = (now: Date) => ({ reached: BEFORE_ALL, started_at: now });

export const finishedRuns = ({ db }: Pick<App, 'db'>, names: readonly string[]): Promise<Set<string>> =>
  selectFinishedRuns(db, names);

/**
 * Longer than anything could be sent again. Runs that were cancelled never finish.
 * @spec D2.48
 */
export const purgeOldRuns = ({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> =>
  deleteRunsBefore(db, new Date(clock.now().getTime() - NOTIFICATION_EMAILS.retentionDays * DAY_MS));
