import { ApiError } from '#contract/errors';
import { type DecisionOutcome, isBan, isMessageLimit } from '#contract/house-rules';
import { lockBans } from '../../accounts/bans/ban-account.ts';
import { accountRecipientOf } from '../../accounts/find-account.ts';
import type { App } from '../../app.ts';
import { acceptRejectedSelfie } from '../../photos/verification/decide-verification.ts';
import { type AuditActor, recordAudit } from '../../platform/audit-log.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import { informReporters } from '../decisions/inform-reporters.ts';
import { removedBy, undoMeasure } from '../decisions/measures.ts';
import {
  type DecisionRow,
  isLimitedAgain,
  lockDecision,
  reopenReports,
  setOverturned,
  setReopened,
} from '../decisions/queries.ts';
import { endLevel } from '../signals/decide-level.ts';
import { queueAppealDecision } from './appeal-emails.ts';
import { lockAppeal, selectOwnReport, updateAppeal } from './queries.ts';

export type AppealDecision = { appealId: string; outcome: 'upheld' | 'overturned'; reason: string };

/**
 * Decides an appeal. Overturned: the measure about the reported member is undone, and who
 * reported it hears of that; for the reporter, the report waits for another decision, and a measure stays until then.
 * @throws not_found; decided_already; same_person if the caller made the decision
 * @spec D5.5
 */
export const decideAppeal = (
  app: App,
  site: Site,
  actor: AuditActor,
  { appealId, outcome, reason }: AppealDecision,
): Promise<void> =>
  transact(app, async tx => {
    const appeal = await lockAppeal(tx.db, site.id, appealId);
    const decision = appeal && (await lockDecision(tx.db, site.id, appeal.decision_id));
    if (!appeal || !decision) throw new ApiError('not_found');
    if (appeal.decided_at) throw new ApiError('decided_already');
    if (actor.staffId === null || decision.staff_id === actor.staffId) throw new ApiError('same_person');
    await updateAppeal(tx.db, appealId, {
      ...{ outcome, answer: reason, staff_id: actor.staffId, decided_at: tx.now },
    });
    const party = appeal.party as 'reporter' | 'reported';
    if (outcome === 'overturned')
      await (party === 'reported' ? overturn(app, tx, site, { decision, actor }) : reopen(tx, decision));
    const recipient = await accountRecipientOf(tx.db, appeal.account_id);
    const own = party === 'reporter' ? await selectOwnReport(tx.db, decision, appeal.account_id) : null;
    const pageId = own ?? decision.id;
    const wasBan = isBan(decision.outcome as DecisionOutcome);
    if (recipient)
      await queueAppealDecision(app, tx, site, {
        ...{ recipient, party, outcome, answer: reason, pageId, wasBan },
      });
    await recordAudit(tx, actor, {
      action: 'appeals.decide',
      accountId: appeal.account_id,
      details: { appeal: appealId, party, outcome },
    });
  });

async function overturn(
  app: App,
  tx: Tx,
  site: Site,
  { decision, actor }: { decision: DecisionRow; actor: AuditActor },
): Promise<void> {
  // Another decision has replaced it meanwhile, and undone what it did.
  if (decision.overturned_at) return;
  await setOverturned(tx.db, decision.id, tx.now);
  await informReporters(app, tx, site, decision);
  const owner = await accountRecipientOf(tx.db, decision.account_id);
  if (!owner) return;
  if (isMessageLimit(decision.outcome)) return endLimit(tx, owner, decision, actor);
  await undoMeasure(app, tx, owner, removedBy(decision));
  const { selfie_attempt: attempt } = decision;
  if (attempt !== null) await acceptRejectedSelfie(tx, owner.profileId, attempt);
}

/** Unless a newer decision limits the member, which has an appeal of its own. */
async function endLimit(
  tx: Tx,
  owner: NonNullable<Awaited<ReturnType<typeof accountRecipientOf>>>,
  decision: DecisionRow,
  actor: AuditActor,
): Promise<void> {
  // Otherwise staff could limit the member in between.
  await lockBans(tx, owner.accountId);
  if (!(await isLimitedAgain(tx.db, decision))) await endLevel(tx, owner, actor);
}

/** Of several reporters whose appeals succeed, the first opens the reports again. */
async function reopen(tx: Tx, decision: DecisionRow): Promise<void> {
  if (decision.reopened_at) return;
  await setReopened(tx.db, decision.id, tx.now);
  await reopenReports(tx.db, decision, tx.now);
}
