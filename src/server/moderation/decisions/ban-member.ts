import type { BodyOut } from '#contract/call';
import { DAY_MS } from '#contract/durations';
import { ApiError } from '#contract/errors';
import type { banMember as banCall, liftBan as liftCall } from '#contract/staff-bans';
import { lockBans } from '../../accounts/bans/ban-account.ts';
import { accountOfSiteProfile, accountRecipientOf } from '../../accounts/find-account.ts';
import type { App } from '../../app.ts';
import { type AuditActor, recordAudit } from '../../platform/audit-log.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import { decideAboutMember } from './decide-about-member.ts';
import { queueDecisionUndone } from './decision-emails.ts';
import { informReporters } from './inform-reporters.ts';
import { removedBy, undoMeasure } from './measures.ts';
import { lockRunningBans, setOverturned } from './queries.ts';

/**
 * Bans a member without a report, such as for what they did elsewhere. A longer ban may follow a shorter one.
 * @throws not_found; decided_already if the member is banned for as long, or is leaving
 * @spec D5.5 D5.10
 */
export const banMember = (
  app: App,
  site: Site,
  actor: AuditActor,
  { member: profileId, rule, reason, days }: BodyOut<typeof banCall>,
): Promise<void> =>
  transact(app, async tx => {
    const member = await lockMember(tx, site, profileId);
    const banUntil = days === null ? null : new Date(tx.now.getTime() + days * DAY_MS);
    const running = await lockRunningBans(tx.db, member.accountId, tx.now);
    const isLonger = running.every(({ ban_until: until }) => until && (!banUntil || banUntil > until));
    if (member.status === 'deleting' || !isLonger) throw new ApiError('decided_already');
    const outcome = days === null ? 'permanent_ban' : 'temporary_ban';
    await decideAboutMember(app, tx, { site, actor, member }, { outcome, rule, reason, banUntil });
    await recordAudit(tx, actor, {
      ...{ action: 'members.ban', accountId: member.accountId },
      details: { outcome, rule, days },
    });
  });

/**
 * Undoes all decisions that keep the member banned, as appeals against them would, and emails the member and who
 * reported it.
 * @throws not_found; decided_already if no ban runs
 * @spec D5.5 D5.10
 */
export const liftBan = (
  app: App,
  site: Site,
  actor: AuditActor,
  { member: profileId, reason }: BodyOut<typeof liftCall>,
): Promise<void> =>
  transact(app, async tx => {
    const member = await lockMember(tx, site, profileId);
    const running = await lockRunningBans(tx.db, member.accountId, tx.now);
    if (running.length === 0) throw new ApiError('decided_already');
    for (const decision of running) {
      await setOverturned(tx.db, decision.id, tx.now);
      await informReporters(app, tx, site, decision);
      await undoMeasure(app, tx, member, removedBy(decision));
      await queueDecisionUndone(app, tx, site, { reported: member, decidedAt: decision.created_at });
    }
    await recordAudit(tx, actor, {
      ...{ action: 'members.lift_ban', accountId: member.accountId, reason },
      details: { decisions: running.map(({ id }) => id) },
    });
  });

/** Of two people who act on the same member, the second waits for the first. */
async function lockMember(tx: Tx, site: Site, profileId: string) {
  const accountId = await accountOfSiteProfile(tx.db, site.id, profileId);
  if (accountId === null) throw new ApiError('not_found');
  await lockBans(tx, accountId);
  const member = await accountRecipientOf(tx.db, accountId);
  if (!member) throw new ApiError('not_found');
  return member;
}
