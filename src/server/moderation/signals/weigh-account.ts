import {
  type AbuseLevel,
  type AbuseSignalKind,
  isBulkSpam,
  levelOf,
  rankOf,
  scoreOf,
  weightsOf,
} from '#contract/abuse';
import { lockBans } from '../../accounts/bans/ban-account.ts';
import { accountRecipientOf } from '../../accounts/find-account.ts';
import type { App } from '../../app.ts';
import { limitFirstMessages } from '../../chats/first-messages/limit-first-messages.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import { explainLimit } from './explain-limit.ts';
import { gatherSignals } from './gather-signals.ts';
import { type LevelRow, selectLevel, selectSignals, upsertLevel } from './queries.ts';

/**
 * Adds up the signals about an account, and brings its level in line with them. A level that somebody of the staff
 * decided stays as it is, and a stop waits for that decision.
 * @spec D5.13
 */
export const weighAccount = (app: App, accountId: string): Promise<void> =>
  transact(app, async tx => {
    // Waits for decisions of staff about the same member.
    await lockBans(tx, accountId);
    const member = await accountRecipientOf(tx.db, accountId);
    const site = member && app.sites.byId(member.siteId);
    if (!member || !site || member.status === 'banned') return;
    await gatherSignals(app, tx, member);
    const current = await selectLevel(tx.db, accountId);
    const weights = weightsOf(await selectSignals(tx.db, accountId, current?.ignored_until ?? null), tx.now);
    const score = scoreOf(weights);
    const level = nextLevel(current, score);
    if (!current && level === null) return;
    const before = (current?.level ?? null) as AbuseLevel | null;
    await upsertLevel(tx.db, {
      ...{ accountId, siteId: site.id, level, score, weighedAt: tx.now },
      since: current && level === before ? current.since : tx.now,
      decidedAt: current?.decided_at ?? null,
      staffId: current?.staff_id ?? null,
      ignoredUntil: current?.ignored_until ?? null,
    });
    if (level !== before) await changeLimit(app, tx, { site, member, level, before, weights });
  });

/** Levels only rise until staff have looked, or until the signals have lost their weight. */
function nextLevel(current: LevelRow | undefined, score: number): AbuseLevel | null {
  const before = (current?.level ?? null) as AbuseLevel | null;
  if (current?.decided_at && before !== null) return before;
  const level = levelOf(score);
  if (before === 'stopped' || (level !== null && rankOf(level) < rankOf(before))) return before;
  return level;
}

type LevelChange = {
  site: Site;
  member: NonNullable<Awaited<ReturnType<typeof accountRecipientOf>>>;
  level: AbuseLevel | null;
  before: AbuseLevel | null;
  weights: ReadonlyMap<AbuseSignalKind, number>;
};

/** Where the site leaves everything to its staff, the level only puts the member in their queue. */
async function changeLimit(
  app: App,
  tx: Tx,
  { site, member, level, before, weights }: LevelChange,
): Promise<void> {
  if (site.settings.abuse_limits === 'no' && level !== null) return;
  const isExplained = level === null || !isBulkSpam(weights);
  await limitFirstMessages(tx, member.profileId, { level, isExplained });
  if (level !== null && rankOf(level) > rankOf(before) && isExplained)
    await explainLimit(app, tx, site, { member, level, weights });
}
