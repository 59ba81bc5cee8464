import type { App } from '../../app.ts';
import {
  selectAuditHead,
  selectFirstBrokenEntry,
  selectMayChangeAuditLog,
  upsertAuditCheck,
} from './queries.ts';

/**
 * Checks all entries, and logs the newest one with its hash, because a log outside the database shows when the newest
 * entries are removed.
 * @spec D5.10
 */
export async function checkAuditLog({ db, log, clock }: App): Promise<void> {
  // The newest entry comes first, so that one that is added meanwhile is checked by the page.
  const head = await selectAuditHead(db);
  const broken = await selectFirstBrokenEntry(db);
  if (broken !== null) log.error({ entry: broken }, 'the audit log was changed');
  await upsertAuditCheck(db, { until: head?.seq ?? '0', broken, at: clock.now() });
  if (head)
    log.info({ entry: Number(head.seq), hash: head.hash.toString('hex') }, 'newest entry of the audit log');
}

/**
 * Warns the operator of a database whose role could change the audit log (docs/operations.md).
 * @spec D5.10
 */
export async function warnOfUnprotectedAuditLog({ db, log, config }: App): Promise<void> {
  if (config.mode === 'test') return;
  if (await selectMayChangeAuditLog(db))
    log.warn(
      'the role of DATABASE_URL owns the tables, so it could change the audit log: set DATABASE_OWNER_URL',
    );
}
