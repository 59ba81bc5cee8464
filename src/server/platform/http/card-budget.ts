import { CARD_BUDGETS } from '#contract/constants';
import { DAY_SECONDS, HOUR_SECONDS } from '#contract/durations';
import { ApiError } from '#contract/errors';
import type { Clock } from '../clock.ts';
import type { Db } from '../db.ts';
import { countHits, type HitWindow, openWindows, waitTimeUntil } from './rate-limit.ts';
import { isYoungAccount } from './young-account.ts';

export type CardReader = {
  accountId: string | null;
  member: { signedUpAt: Date } | null;
  address: string;
  site: { key: string };
};

type Deps = { db: Db; clock: Clock };
type Budget = { key: string; seconds: number; limit: number };

/** @spec D2.41 */
export function budgetsOf({ accountId, member, address, site }: CardReader, now: Date): Budget[] {
  const { perHour, perDay, perNetworkAndHour } = CARD_BUDGETS;
  const key = `${site.key} cards`;
  return [
    ...(accountId
      ? [
          { key: `${key} hour ${accountId}`, seconds: HOUR_SECONDS, limit: perHour },
          { key: `${key} day ${accountId}`, seconds: DAY_SECONDS, limit: perDay },
        ]
      : []),
    ...(!member || isYoungAccount(member.signedUpAt, now)
      ? [{ key: `${key} hour network ${address}`, seconds: HOUR_SECONDS, limit: perNetworkAndHour }]
      : []),
  ];
}

/**
 * Refuses a reader whose card budget is used up, before the operation runs.
 * @throws ApiError `too_many_reads`
 */
export async function assertCardsLeft({ db, clock }: Deps, reader: CardReader): Promise<void> {
  const now = clock.now();
  const budgets = budgetsOf(reader, now);
  const windows = await openWindows(
    db,
    budgets.map(({ key }) => key),
    now,
  );
  throwIfExceeded(windows, budgets, now, ({ hits }, most) => hits >= most);
}

/**
 * Counts the profile cards of an answer that is about to be sent.
 * @throws ApiError `too_many_reads`
 */
export async function spendCards({ db, clock }: Deps, reader: CardReader, cards: number): Promise<void> {
  const now = clock.now();
  const budgets = budgetsOf(reader, now);
  const windows = await countHits(db, budgets, cards, now);
  throwIfExceeded(windows, budgets, now, ({ hits }, most) => hits > most);
}

/** The error contains the time until all exceeded budgets are reset. */
function throwIfExceeded(
  windows: HitWindow[],
  budgets: Budget[],
  now: Date,
  isOver: (window: HitWindow, most: number) => boolean,
): void {
  const limits = new Map(budgets.map(budget => [budget.key, budget.limit]));
  const ends = windows
    .filter(window => isOver(window, limits.get(window.key) ?? 0))
    .map(({ resetsAt }) => resetsAt.getTime());
  if (ends.length === 0) return;
  throw new ApiError('too_many_reads', { params: waitTimeUntil(new Date(Math.max(...ends)), now) });
}
