import { DAY_MS, MINUTE_MS } from '#contract/durations';
import type { App } from '../../app.ts';
import { dayIn } from '../../platform/clock.ts';
import { activityRank } from '../../profiles/activity.ts';
import type { Site } from '../../site/sites.ts';
import {
  type CountedDays,
  countedFigures,
  deleteResponsesBefore,
  type FigureRow,
  persistActive,
  persistCounts,
  persistFigures,
  selectLastCountedDay,
  selectResponses,
} from './queries.ts';
import { quantileOf } from './response-times.ts';

/** How many days the charts show at most, today included. */
export const MOST_DAYS = 365;
/** Days that are counted with one statement, so that a first count of a large site takes many short ones. */
const DAYS_AT_ONCE = 14;
/** Within this time after midnight, the last count of the day before takes place. */
const AFTER_MIDNIGHT_MS = 10 * MINUTE_MS;

type CountingDeps = Pick<App, 'db' | 'clock' | 'sites'>;

/**
 * Counts today of each site, shortly after midnight yesterday once more, and at first the year before. A repeated count
 * gives the same figures.
 * @spec D5.10
 */
export async function countDays(app: CountingDeps, isStopping = () => false): Promise<void> {
  for (const site of app.sites.all()) {
    for (const days of await daysToCount(app, site)) {
      if (isStopping()) return;
      for (const figure of countedFigures)
        await persistCounts(app.db, figure, { ...site, ...days }, app.clock.now());
      await countResponses(app, site, days);
    }
    await countActive(app, site);
  }
  await deleteResponsesBefore(app.db, dayIn('UTC', new Date(app.clock.now().getTime() - 7 * DAY_MS)));
}

/**
 * The whole year at first; then today, and before that the last counted day and the one before it, which were not over
 * when they were counted.
 */
async function daysToCount({ db, clock }: CountingDeps, { id, timeZone }: Site): Promise<CountedDays[]> {
  const today = dayIn(timeZone, clock.now());
  const oldest = addDays(today, 1 - MOST_DAYS);
  const isNewDay = dayIn(timeZone, new Date(clock.now().getTime() - AFTER_MIDNIGHT_MS)) !== today;
  const firstToCount = (counted: string): string => {
    if (counted === today && !isNewDay) return today;
    const before = addDays(counted, -1);
    return before > oldest ? before : oldest;
  };
  const last = await selectLastCountedDay(db, id);
  const ranges: CountedDays[] = [];
  for (let day = last === null ? oldest : firstToCount(last); day <= today; day = addDays(day, DAYS_AT_ONCE))
    ranges.push({ first: day, last: [addDays(day, DAYS_AT_ONCE - 1), today].sort()[0] ?? today });
  return ranges;
}

async function countActive({ db, clock }: CountingDeps, { id, timeZone }: Site): Promise<void> {
  const now = clock.now();
  const count = (day: string) =>
    persistActive(db, id, { day, rank: activityRank(beginOfDay(timeZone, day), false) }, now);
  const before = dayIn(timeZone, new Date(now.getTime() - AFTER_MIDNIGHT_MS));
  const today = dayIn(timeZone, now);
  if (before !== today) await count(before);
  await count(today);
}

async function countResponses({ db, clock }: CountingDeps, { id }: Site, days: CountedDays): Promise<void> {
  const byDay = Map.groupBy(await selectResponses(db, id, days), ({ day }) => day);
  const rows = [...byDay].flatMap(([day, counts]): Omit<FigureRow, 'part'>[] => [
    { day, figure: 'response_median', value: quantileOf(counts, 0.5) ?? 0 },
    { day, figure: 'response_slow', value: quantileOf(counts, 0.95) ?? 0 },
  ]);
  await persistFigures(db, id, rows, clock.now());
}

/** Adds to a calendar day, whatever its length. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The first full hour of a day, because activity is stored by the hour. */
function beginOfDay(timeZone: string, day: string): Date {
  const noonUtc = Date.parse(`${day}T12:00:00Z`);
  let begin = noonUtc;
  while (dayIn(timeZone, new Date(begin)) > day) begin -= 60 * MINUTE_MS;
  while (dayIn(timeZone, new Date(begin)) < day) begin += 60 * MINUTE_MS;
  while (dayIn(timeZone, new Date(begin - 60 * MINUTE_MS)) === day) begin -= 60 * MINUTE_MS;
  return new Date(begin);
}
