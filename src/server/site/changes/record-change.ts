import { ApiError } from '#contract/errors';
import { type AuditActor, recordAudit } from '../../platform/audit-log.ts';
import type { Tx } from '../../platform/transact.ts';
import { type Changed, type HeldValue, insertChange, lockSite, selectNewestChange } from './queries.ts';

/** What a change is made of: a new value, the default or the catalogue's text, or what was there before. */
export type ChangeRequest = {
  to: 'value' | 'default' | 'previous';
  /** The newest change that the person saw; null if there was none. */
  seen: number | null;
};

/**
 * Locks the site, and refuses a change of what somebody else changed meanwhile.
 * @returns the value that `previous` stands for
 * @throws ApiError `changed_meanwhile`
 * @spec D5.10
 */
export async function beginChange(
  { db }: Tx,
  changed: Changed,
  { to, seen }: ChangeRequest,
): Promise<HeldValue> {
  await lockSite(db, changed.siteId);
  const newest = await selectNewestChange(db, changed);
  const hasNothingToUndo = to === 'previous' && !newest;
  if ((newest?.id ?? null) !== seen || hasNothingToUndo) throw new ApiError('changed_meanwhile');
  return newest?.old ?? null;
}

/** Longer values are cut in the audit log; the history has them whole. */
const AUDITED_LENGTH = 300;

/**
 * Adds a change to the history and to the audit log. Call it last in the transaction.
 * @returns the number of the change
 * @spec D5.10
 */
export async function recordChange(
  tx: Pick<Tx, 'db' | 'now'>,
  actor: AuditActor,
  { kind, name, language }: Omit<Changed, 'siteId'>,
  values: { old: HeldValue; new: HeldValue },
): Promise<number> {
  const { siteId, staffId } = actor;
  const changed = { siteId, kind, name, language };
  const id = await insertChange(tx.db, { ...changed, ...values, at: tx.now, staffId });
  await recordAudit(tx, actor, {
    action: `${kind}s.change`,
    details: {
      change: id,
      name,
      ...(language !== '' && { language }),
      old: auditedValue(values.old),
      new: auditedValue(values.new),
    },
  });
  return id;
}

const auditedValue = (held: HeldValue): string | null =>
  held === null ? null : JSON.stringify(held.value).slice(0, AUDITED_LENGTH);
