import type { App } from '../../app.ts';
import { transact } from '../../platform/transact.ts';
import { eraseDue } from './erase-due.ts';
import { markedPseudonyms, pseudonymOf } from './erasure-marks.ts';
import { condemnAll, insertErasure, selectAccountIds, selectUnknown } from './erasure-queries.ts';
import { graceBegan } from './grace.ts';

/** Accounts looked at in one query. */
const STRETCH = 5_000;

/**
 * Erases again whoever was erased after the backup was made that this database was restored from (docs/operations.md). As long as
 * nobody has to be, it costs a list of files and one query; else one look at every account's id.
 * @returns how many accounts were found that must not be there
 */
export async function replayErasures(app: App): Promise<number> {
  const unknown = new Set(await selectUnknown(app.db, await markedPseudonyms(app)));
  if (unknown.size === 0) return 0;
  const found = await condemnMarked(app, unknown);
  if (found > 0) app.log.warn({ accounts: found }, 'erased accounts came back and are erased again');
  await eraseDue(app);
  await transact(app, async tx => {
    const left = await selectUnknown(tx.db, [...unknown]);
    for (const pseudonym of left) await insertErasure(tx.db, pseudonym, tx.now);
  });
  return found;
}

/** Hides them all before the first is erased. */
async function condemnMarked(app: App, pseudonyms: Set<string>): Promise<number> {
  let found = 0;
  let last: string | null = null;
  for (;;) {
    const ids: string[] = await selectAccountIds(app.db, last, STRETCH);
    const marked = ids.filter(id => pseudonyms.has(pseudonymOf(app, id)));
    if (marked.length > 0) await condemnAll(app.db, marked, graceBegan(app.clock.now()));
    found += marked.length;
    last = ids.at(-1) ?? null;
    if (ids.length < STRETCH) return found;
  }
}
