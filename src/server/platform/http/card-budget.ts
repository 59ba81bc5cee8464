import { CARD_BUDGETS } from '#contract/constants';
import { ApiError } from '#contract/errors';
import type { Clock } from '../clock.ts';
import type { Db } from '../db.ts';
import { countHits, type HitWindow, waitUntil, windowsOf } from './rate-limit.ts';
import { isYoung } from './young-account.ts';

/** Who is handed cards of strangers; `signedUpAt` is when the account of a member was made. */
export type CardReader = {
  accountId: string | null;
  member: { signedUpAt: Date } | null;
  address: string;
  site: { key: string };
};

type App = { db: Db; clock: Clock };
type Budget = { key: string; seconds: number; most: number };

const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** The budgets a reader draws on: those of the account, and of the network for visitors and young accounts. */
export function budgetsOf({ accountId, member, address, site }: CardReader, now: Date): Budget[] {
  const { perHour, perDay, perNetworkAndHour } = CARD_BUDGETS;
  const key = `${site.key} cards`;
  return [
    ...(accountId
      ? [
          { key: `${key} hour ${accountId}`, seconds: HOUR_SECONDS, most: perHour },
          { key: `${key} day ${accountId}`, seconds: DAY_SECONDS, most: perDay },
        ]
      : []),
    ...(!member || isYoung(member.signedUpAt, now)
      ? [{ key: `${key} hour network ${address}`, seconds: HOUR_SECONDS, most: perNetworkAndHour }]
      : []),
  ];
}

/** Refuses a reader whose budgets are used up, before anything is looked for. @throws too_many_reads */
export async function assertCardsLeft({ db, clock }: App, reader: CardReader): Promise<void> {
  const now = clock.now();
  const budgets = budgetsOf(reader, now);
  const windows = await windowsOf(
    db,
    budgets.map(({ key }) => key),
    now,
  );
  refuseOver(windows, budgets, now, ({ hits }, most) => hits >= most);
}

/** Counts so many cards that are about to be handed out. @throws too_many_reads where they are more than a budget holds */
export async function spendCards({ db, clock }: App, reader: CardReader, cards: number): Promise<void> {
  const now = clock.now();
  const budgets = budgetsOf(reader, now);
  const windows = await countHits(db, budgets, cards, now);
  refuseOver(windows, budgets, now, ({ hits }, most) => hits > most);
}

/** Where several are used up, the one that lasts longest says when there can be more. */
function refuseOver(
  windows: HitWindow[],
  budgets: Budget[],
  now: Date,
  isOver: (window: HitWindow, most: number) => boolean,
): void {
  const most = new Map(budgets.map(budget => [budget.key, budget.most]));
  const ends = windows
    .filter(window => isOver(window, most.get(window.key) ?? 0))
    .map(({ resetsAt }) => resetsAt.getTime());
  if (ends.length === 0) return;
  throw new ApiError('too_many_reads', { params: waitUntil(new Date(Math.max(...ends)), now) });
}
