import type { App } from '../../app.ts';
import { transact } from '../../platform/transact.ts';
import { eraseDueAccounts } from './erase-due-accounts.ts';
import { erasurePseudonym, listErasedPseudonyms } from './erasure-marks.ts';
import { gracePeriodCutoff } from './grace-period.ts';
import { insertErasure, markAllForErasure, selectAccountIds, selectUnrecordedPseudonyms } from './queries.ts';

const BATCH_SIZE = 5_000;

/**
 * Erases again the accounts that a restored backup brought back (docs/operations.md).
 * @returns how many accounts came back
 * @spec D4.5
 */
export async function replayErasures(app: App): Promise<number> {
  const unrecorded = new Set(await selectUnrecordedPseudonyms(app.db, await listErasedPseudonyms(app)));
  if (unrecorded.size === 0) return 0;
  const found = await hideErasedAccounts(app, unrecorded);
  if (found > 0) app.log.warn({ accounts: found }, 'erased accounts came back and are erased again');
  await eraseDueAccounts(app);
  await transact(app, async tx => {
    const left = await selectUnrecordedPseudonyms(tx.db, [...unrecorded]);
    for (const pseudonym of left) await insertErasure(tx.db, pseudonym, tx.now);
  });
  return found;
}

/** Hides restored accounts immediately, because erasing all of them takes time. */
async function hideErasedAccounts(app: App, pseudonyms: Set<string>): Promise<number> {
  let found = 0;
  let last: string | null = null;
  for (;;) {
    const ids: string[] = await selectAccountIds(app.db, last, BATCH_SIZE);
    const marked = ids.filter(id => pseudonyms.has(erasurePseudonym(app, id)));
    if (marked.length > 0) await markAllForErasure(app.db, marked, gracePeriodCutoff(app.clock.now()));
    found += marked.length;
    last = ids.at(-1) ?? null;
    if (ids.length < BATCH_SIZE) return found;
  }
}
