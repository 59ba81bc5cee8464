import type { HouseRule, messageLimits } from '#contract/house-rules';
import { isBan } from '#contract/house-rules';
import type { AccountRecipient } from '../../accounts/queue-email-to.ts';
import type { App } from '../../app.ts';
import type { AuditActor } from '../../platform/audit-log.ts';
import type { Tx } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import { queueDecisionToReported } from './decision-emails.ts';
import { alignBan, nothingRemoved, refundAfter } from './measures.ts';
import { insertDecision } from './queries.ts';

/** `banUntil` is null except for a temporary ban. */
export type DecisionAbout = {
  outcome: (typeof messageLimits)[number] | 'temporary_ban' | 'permanent_ban';
  rule: HouseRule;
  reason: string;
  banUntil: Date | null;
};

/**
 * Records a decision of staff that follows no report, brings the ban in line, refunds what a final ban leaves unused, and
 * emails the member what was decided and how to appeal.
 * @spec D5.5 D5.13
 */
export async function decideAboutMember(
  app: App,
  tx: Tx,
  {
    site,
    actor,
    member,
  }: { site: Site; actor: AuditActor; member: AccountRecipient & { accountId: string } },
  { outcome, rule, reason, banUntil }: DecisionAbout,
): Promise<void> {
  const { accountId } = member;
  const id = await insertDecision(tx.db, {
    ...{ site_id: site.id, account_id: accountId, outcome, rule, reason },
    ...{ ban_until: banUntil, staff_id: actor.staffId, created_at: tx.now },
  });
  if (isBan(outcome)) await alignBan(app, tx, accountId);
  const refunds = outcome === 'permanent_ban' ? await refundAfter(tx, accountId, outcome) : new Map();
  await queueDecisionToReported(app, tx, site, {
    ...{ id, reported: member, decision: { outcome, rule, reason, banUntil } },
    ...{ subject: 'profile', removed: nothingRemoved, refunds, replacedAt: null },
  });
}
