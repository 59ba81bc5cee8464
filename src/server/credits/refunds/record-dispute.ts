import type { BodyOut } from '#contract/call';
import { ApiError } from '#contract/errors';
import type { recordDispute as call, DisputeState } from '#contract/staff-payments';
import type { App } from '../../app.ts';
import { type AuditActor, recordAudit } from '../../platform/audit-log.ts';
import { transact } from '../../platform/transact.ts';
import { lockChargeback, selectDisputeState, upsertDispute } from './dispute-queries.ts';

/** What must have been recorded before. */
const stateBefore: Record<DisputeState, DisputeState | null> = { sent: null, won: 'sent', lost: 'sent' };

/**
 * Changes neither credits nor the ledger. The note is in the audit log only, because it may be about the member.
 * @throws not_found, also for a direct debit, about which nobody asks for evidence; decided_already
 * @spec D5.10 D2.35
 */
export const recordDispute = (
  app: App,
  actor: AuditActor,
  { id, state, note }: BodyOut<typeof call>,
): Promise<void> =>
  transact(app, async tx => {
    const chargeback = await lockChargeback(tx.db, actor.siteId, id);
    if (!chargeback) throw new ApiError('not_found');
    if ((await selectDisputeState(tx.db, id)) !== stateBefore[state]) throw new ApiError('decided_already');
    await upsertDispute(tx.db, id, { state, staffId: actor.staffId, at: tx.now });
    const { payment, accountId } = chargeback;
    await recordAudit(tx, actor, {
      ...{ action: `chargebacks.${state}`, accountId, reason: note },
      details: { refund: id, payment },
    });
  });
