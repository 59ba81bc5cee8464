import { ERASURE_RETENTION_DAYS } from '#contract/constants';
import { DAY_MS } from '#contract/durations';
import type { App } from '../../app.ts';
import type { Trx } from '../../platform/db.ts';
import { keyedHash } from '../../platform/secrets.ts';
import { deleteErasuresBefore, insertErasure } from './queries.ts';

type ErasureMarkDeps = Pick<App, 'config' | 'clock' | 'erasures'>;

const FOLDER = 'marks';

/** Without the server's secret, the hash does not reveal which account was erased. */
export const erasurePseudonym = ({ config }: Pick<App, 'config'>, accountId: string): string =>
  keyedHash(config.secret, `erased ${accountId}`).toString('hex');

/**
 * Call this function before erasing. The mark survives the restoration of an old backup.
 * @spec D4.5
 */
export async function writeErasureMark(app: ErasureMarkDeps, accountId: string): Promise<void> {
  const pseudonym = erasurePseudonym(app, accountId);
  const day = app.clock.now().toISOString().slice(0, 10);
  await app.erasures.write(`${FOLDER}/${day}/${pseudonym.slice(0, 2)}/${pseudonym}`, new Uint8Array());
}

export async function listErasedPseudonyms({ erasures }: Pick<App, 'erasures'>): Promise<string[]> {
  const keys = await erasures.list(FOLDER);
  return [...new Set(keys.map(key => key.slice(key.lastIndexOf('/') + 1)))];
}

export const recordErasure = (
  app: Pick<App, 'config'>,
  db: Trx,
  accountId: string,
  now: Date,
): Promise<void> => insertErasure(db, erasurePseudonym(app, accountId), now);

/** Purges marks that are older than every backup. */
async function purgeErasureMarks({ erasures, clock }: ErasureMarkDeps): Promise<void> {
  const oldest = new Date(clock.now().getTime() - ERASURE_RETENTION_DAYS * DAY_MS).toISOString().slice(0, 10);
  const days = new Set((await erasures.list(FOLDER)).map(key => key.split('/')[1] ?? ''));
  for (const day of days) if (day < oldest) await erasures.removeAll(`${FOLDER}/${day}`);
}

/**
 * Deletes an erasure's mark before its row, because `replayErasures` acts on marks without rows.
 * @spec D4.5
 */
export async function purgeOldErasures(app: App): Promise<void> {
  const days = (ERASURE_RETENTION_DAYS + 1) * DAY_MS;
  await purgeErasureMarks(app);
  await deleteErasuresBefore(app.db, new Date(app.clock.now().getTime() - days));
}
