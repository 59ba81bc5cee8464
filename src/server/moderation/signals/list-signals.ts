import { type AbuseLevel, type AbuseSignal, type AbuseSignalKind, scoreOf, weightsOf } from '#contract/abuse';
import type { Output, QueryOut } from '#contract/call';
import { ApiError } from '#contract/errors';
import { orderAmong } from '#contract/list-order';
import {
  type getMemberSignals as getCall,
  type getSignals as listCall,
  type SignalSum,
  type SuspectedMember,
  signalOrders,
} from '#contract/staff-signals';
import type { App } from '../../app.ts';
import type { Db } from '../../platform/db.ts';
import { pageBehind, pageOf } from '../../platform/keyset.ts';
import {
  countWaitingLevels,
  type ListedLevelRow,
  selectLevelOfProfile,
  selectListedLevels,
  selectSignalsOfAll,
  selectWaitingBacklog,
  signalKeysets,
} from './list-queries.ts';
import { selectSignals } from './queries.ts';

const PAGE = 50;
const MAX_LISTED = 200;

/** @spec D5.13 */
export async function listSignals(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  siteId: number,
  { level, waiting, sort, before }: QueryOut<typeof listCall>,
): Promise<Output<typeof listCall>> {
  const filter = { level: level ?? null, isWaiting: waiting ?? false };
  const page = pageBehind(before, signalKeysets[orderAmong(signalOrders, sort)], PAGE);
  const [rows, count] = await Promise.all([
    selectListedLevels(db, siteId, filter, page),
    countWaitingLevels(db, siteId),
  ]);
  const { shown, next } = pageOf(rows, PAGE);
  const signals = await selectSignalsOfAll(
    db,
    shown.map(({ account_id }) => account_id),
  );
  return {
    members: shown.map(row => present(row, signals.get(row.account_id) ?? [], clock.now())),
    next,
    waiting: count,
  };
}

/**
 * Private: read it only after `requireLookup`.
 * @throws not_found
 * @spec D5.13
 */
export async function getMemberSignals(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  siteId: number,
  profileId: string,
): Promise<Output<typeof getCall>> {
  const row = await selectLevelOfProfile(db, siteId, profileId);
  if (!row) throw new ApiError('not_found');
  const all = await selectSignals(db, row.account_id, null);
  const counts = ({ at }: AbuseSignal) => !row.ignored_until || at > row.ignored_until;
  return {
    member: present(row, all.filter(counts), clock.now()),
    list: all
      .slice(0, MAX_LISTED)
      .map(signal => ({ kind: signal.kind, at: signal.at.toISOString(), counts: counts(signal) })),
  };
}

/**
 * The number of members about whom staff have to decide, and since when the first waits.
 * @spec D5.10 D5.13
 */
export const signalBacklog = (db: Db, siteId: number) => selectWaitingBacklog(db, siteId);

function present(row: ListedLevelRow, signals: readonly AbuseSignal[], now: Date): SuspectedMember {
  const weights = weightsOf(signals, now);
  return {
    id: row.profile_id,
    name: row.name,
    level: row.level as AbuseLevel | null,
    score: scoreOf(weights),
    since: row.since.toISOString(),
    decided: row.decided_at && { by: row.staff_name, at: row.decided_at.toISOString() },
    banned: row.status === 'banned',
    signals: sumsOf(signals, weights),
  };
}

const sumsOf = (
  signals: readonly AbuseSignal[],
  weights: ReadonlyMap<AbuseSignalKind, number>,
): SignalSum[] =>
  [...Map.groupBy(signals, ({ kind }) => kind)]
    .map(([kind, of]) => ({ kind, count: of.length, weight: Math.round(weights.get(kind) ?? 0) }))
    .sort((one, other) => other.weight - one.weight);
