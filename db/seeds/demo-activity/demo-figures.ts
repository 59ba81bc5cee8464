import { DAY_MS } from '#contract/durations';
import type { App } from '../../../src/server/app.ts';
import { dayIn } from '../../../src/server/platform/clock.ts';
import type { Site } from '../../../src/server/site/sites.ts';
import { random } from '../random.ts';

/** As many days as the demo's members have history. */
const DAYS = 120;

/** Figures of past days that can only be counted on the day itself: active members and response times. */
export async function insertDemoFigures({ db, clock }: App, { id, timeZone }: Site): Promise<void> {
  const chance = random('figures of the demo');
  const now = clock.now();
  const rows = Array.from({ length: DAYS }, (_, index) => {
    const at = new Date(now.getTime() - (index + 1) * DAY_MS);
    const isWeekend = [0, 5, 6].includes(at.getUTCDay());
    const growth = 1 - index / (2 * DAYS);
    const row = (figure: string, value: number) => ({
      ...{ site_id: id, day: dayIn(timeZone, at), figure, value: Math.round(value), counted_at: at },
    });
    const median = 16 + 6 * chance.next();
    return [
      row('active', (isWeekend ? 205 : 160) * growth + 30 * chance.next()),
      row('response_median', median),
      row('response_slow', median * (4 + 3 * chance.next())),
    ];
  }).flat();
  await db
    .insertInto('daily_figures')
    .values(rows)
    .onConflict(conflict => conflict.doNothing())
    .execute();
}
