import { ERASURE_RETENTION_DAYS } from '#contract/constants';
import { DAY_MS } from '#contract/durations';
import type { App } from '../../app.ts';
import { purgeErasureMarks } from './erasure-marks.ts';
import { deleteErasuresBefore } from './erasure-queries.ts';

/**
 * Deletes an erasure's mark before its row, because `replayErasures` acts on marks without rows.
 * @spec D4.5
 */
export async function purgeOldErasures(app: App): Promise<void> {
  const days = (ERASURE_RETENTION_DAYS + 1) * DAY_MS;
  await purgeErasureMarks(app);
  await deleteErasuresBefore(app.db, new Date(app.clock.now().getTime() - days));
}
