import { ERASURE_RETENTION_DAYS } from '#contract/constants';
import type { App } from '../../app.ts';
import type { Trx } from '../../platform/db.ts';
import { keyedHash } from '../../platform/secrets.ts';
import { insertErasure } from './erasure-queries.ts';

type ErasureMarkDeps = Pick<App, 'config' | 'clock' | 'erasures'>;

const DAY_MS = 86_400_000;
const FOLDER = 'marks';

/** What is remembered of whoever was erased: without the server's secret it names nobody. */
export const erasurePseudonym = ({ config }: Pick<App, 'config'>, accountId: string): string =>
  keyedHash(config.secret, `erased ${accountId}`).toString('hex');

/** Notes outside of the database that an account is erased, before it is: a restored database is told so. */
export async function writeErasureMark(app: ErasureMarkDeps, accountId: string): Promise<void> {
  const pseudonym = erasurePseudonym(app, accountId);
  const day = app.clock.now().toISOString().slice(0, 10);
  await app.erasures.write(`${FOLDER}/${day}/${pseudonym.slice(0, 2)}/${pseudonym}`, new Uint8Array());
}

/** The pseudonyms of all that were erased, as they are noted outside of the database. */
export async function listErasedPseudonyms({ erasures }: Pick<App, 'erasures'>): Promise<string[]> {
  const keys = await erasures.list(FOLDER);
  return [...new Set(keys.map(key => key.slice(key.lastIndexOf('/') + 1)))];
}

/** Notes in the database that what is marked outside of it has happened. */
export const recordErasure = (
  app: Pick<App, 'config'>,
  db: Trx,
  accountId: string,
  now: Date,
): Promise<void> => insertErasure(db, erasurePseudonym(app, accountId), now);

/** Forgets marks older than any backup that could be restored. */
export async function purgeErasureMarks({ erasures, clock }: ErasureMarkDeps): Promise<void> {
  const oldest = new Date(clock.now().getTime() - ERASURE_RETENTION_DAYS * DAY_MS).toISOString().slice(0, 10);
  const days = new Set((await erasures.list(FOLDER)).map(key => key.split('/')[1] ?? ''));
  for (const day of days) if (day < oldest) await erasures.removeAll(`${FOLDER}/${day}`);
}
