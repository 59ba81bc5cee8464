import { appealCutoff } from '#contract/calendar-months';
import { DAY_MS } from '#contract/durations';
import type { App } from '../../app.ts';
import { deleteOldNotices } from '../notices/queries.ts';
import { deleteOldEvidence } from './queries.ts';

const BATCH_SIZE = 100;
/** Months differ in length, so that six months back and forth are not the same day. */
const MARGIN_MS = 7 * DAY_MS;

/**
 * Deletes answered notices, and the evidence of decided reports when no appeal is possible or pending any more, and
 * releases its files.
 * @spec D2.27 D5.5
 */
export async function purgeReportEvidence({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  const before = new Date(appealCutoff(clock.now()).getTime() - MARGIN_MS);
  while ((await deleteOldEvidence(db, before, BATCH_SIZE)) === BATCH_SIZE);
  while ((await deleteOldNotices(db, before, BATCH_SIZE)) === BATCH_SIZE);
}
