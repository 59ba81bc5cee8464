import type { App } from '../../app.ts';
import { selectAuditHead, selectFirstBrokenEntry, selectMayChangeAuditLog } from './queries.ts';

/**
 * Logs the newest entry and its hash, because a log outside the database shows when the newest entries are removed.
 * @spec D5.10
 */
export async function logAuditHead({ db, log }: App): Promise<void> {
  const broken = await selectFirstBrokenEntry(db);
  if (broken !== null) log.error({ entry: broken }, 'the audit log was changed');
  const head = await selectAuditHead(db);
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
