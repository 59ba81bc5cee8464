import type { AbuseLevel } from '#contract/abuse';
import type { BodyOut } from '#contract/call';
import { DAY_MS } from '#contract/durations';
import { ApiError } from '#contract/errors';
import type {
  banSuspected,
  clearSignals as clearCall,
  limitMember as limitCall,
} from '#contract/staff-signals';
import { lockBans } from '../../accounts/bans/ban-account.ts';
import { accountOfSiteProfile, accountRecipientOf } from '../../accounts/find-account.ts';
import type { App } from '../../app.ts';
import { limitFirstMessages } from '../../chats/first-messages/limit-first-messages.ts';
import { allowPayer } from '../../credits/direct-debit/banned-payers.ts';
import { type AuditActor, recordAudit } from '../../platform/audit-log.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import { decideAboutMember } from '../decisions/decide-about-member.ts';
import { type LevelRow, selectLevel, upsertLevel } from './queries.ts';

type Suspected = NonNullable<Awaited<ReturnType<typeof accountRecipientOf>>> & {
  current: LevelRow | undefined;
};

/**
 * @throws not_found; decided_already if the level is no longer as the person saw it
 * @spec D5.13
 */
export const clearSignals = (
  app: App,
  site: Site,
  actor: AuditActor,
  { member, seen, reason }: BodyOut<typeof clearCall>,
): Promise<void> =>
  transact(app, async tx => {
    const suspected = await lockSuspected(tx, site, member, seen);
    await endLevel(tx, suspected, actor);
    await allowPayer(tx, suspected.accountId);
    await recordAudit(tx, actor, {
      ...{ action: 'signals.clear', accountId: suspected.accountId },
      reason: reason.slice(0, 300),
    });
  });

/**
 * Ends what the signals did, and forgives them.
 * @spec D5.13 D5.5
 */
export async function endLevel(
  tx: Tx,
  member: Omit<Suspected, 'current'>,
  { staffId }: Pick<AuditActor, 'staffId'>,
): Promise<void> {
  const { accountId, profileId, siteId } = member;
  const current = await selectLevel(tx.db, accountId);
  await limitFirstMessages(tx, profileId, { level: null, isExplained: true });
  await upsertLevel(tx.db, {
    ...{ accountId, siteId, level: null, score: 0, weighedAt: tx.now },
    since: nextSince(tx.now, { ...member, current }),
    // New signals count again.
    ...{ decidedAt: null, staffId, ignoredUntil: tx.now },
  });
}

/**
 * @throws not_found; decided_already if the level is no longer as the person saw it
 * @spec D5.13 D5.5
 */
export const limitMember = (
  app: App,
  site: Site,
  actor: AuditActor,
  { member, seen, reason, level, rule }: BodyOut<typeof limitCall>,
): Promise<void> =>
  transact(app, async tx => {
    const suspected = await lockSuspected(tx, site, member, seen);
    await decideLevel(tx, suspected, level, actor);
    await limitFirstMessages(tx, suspected.profileId, { level, isExplained: true });
    const outcome = level === 'slowed' ? 'messages_limited' : 'messages_stopped';
    await decideAboutMember(
      app,
      tx,
      { site, actor, member: suspected },
      { outcome, rule, reason, banUntil: null },
    );
    await recordAudit(tx, actor, {
      ...{ action: 'signals.limit', accountId: suspected.accountId },
      details: { level, rule },
    });
  });

/**
 * @throws not_found; decided_already if the level is no longer as the person saw it
 * @spec D5.13 D5.5
 */
export const banSuspectedMember = (
  app: App,
  site: Site,
  actor: AuditActor,
  { member, seen, reason, rule, days }: BodyOut<typeof banSuspected>,
): Promise<void> =>
  transact(app, async tx => {
    const suspected = await lockSuspected(tx, site, member, seen);
    const outcome = days === null ? 'permanent_ban' : 'temporary_ban';
    const banUntil = days === null ? null : new Date(tx.now.getTime() + days * DAY_MS);
    await decideLevel(tx, suspected, (suspected.current?.level ?? null) as AbuseLevel | null, actor);
    await decideAboutMember(app, tx, { site, actor, member: suspected }, { outcome, rule, reason, banUntil });
    await recordAudit(tx, actor, {
      ...{ action: 'signals.ban', accountId: suspected.accountId },
      details: { outcome, rule, days },
    });
  });

/** Of two people who act on the same member, the second finds another `since`. */
async function lockSuspected(tx: Tx, site: Site, profileId: string, seen: string): Promise<Suspected> {
  const accountId = await accountOfSiteProfile(tx.db, site.id, profileId);
  if (accountId === null) throw new ApiError('not_found');
  await lockBans(tx, accountId);
  const recipient = await accountRecipientOf(tx.db, accountId);
  if (!recipient) throw new ApiError('not_found');
  const current = await selectLevel(tx.db, accountId);
  const since = sinceOf({ ...recipient, current });
  if (since.getTime() !== Date.parse(seen)) throw new ApiError('decided_already');
  return { ...recipient, current };
}

const sinceOf = ({ current, signedUpAt }: Suspected): Date => current?.since ?? signedUpAt;

/** Never the same as before, so that the second of two people is always refused. */
const nextSince = (now: Date, suspected: Suspected): Date =>
  new Date(Math.max(now.getTime(), sinceOf(suspected).getTime() + 1));

const decideLevel = (
  tx: Tx,
  suspected: Suspected,
  level: AbuseLevel | null,
  { staffId }: AuditActor,
): Promise<void> => {
  const { accountId, siteId, current } = suspected;
  return upsertLevel(tx.db, {
    ...{ accountId, siteId, level, score: current?.score ?? 0, weighedAt: tx.now },
    since: nextSince(tx.now, suspected),
    ...{ decidedAt: tx.now, staffId, ignoredUntil: current?.ignored_until ?? null },
  });
};
