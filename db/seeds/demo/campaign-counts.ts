import type { Insertable } from 'kysely';
import type { DB } from '../../schema.ts';
import { random } from '../random.ts';

const DAY_MS = 86_400_000;
const DAYS = 45;

/** Of the running campaign: the second variant does better, so that there is something to compare. */
const counted = [
  { variant: 'a', lander: 'gallery', visits: 46, rate: 0.05 },
  { variant: 'b', lander: 'gallery', visits: 43, rate: 0.08 },
  { variant: '', lander: 'video', visits: 12, rate: 0.04 },
] as const;

/**
 * What the demo's campaign brought day by day, until yesterday.
 * @spec 2.1
 */
export function demoCampaignCounts(siteId: number, now: Date): Insertable<DB['campaign_counts']>[] {
  const days = Array.from({ length: DAYS }, (_, ago) => new Date(now.getTime() - (ago + 1) * DAY_MS));
  return counted.flatMap(({ variant, lander, visits, rate }) =>
    days.map((at, ago) => {
      const chance = random(`campaign ${variant} ${lander} ${ago}`);
      // More people look on Fridays and at the weekend.
      const isBusy = [0, 5, 6].includes(at.getUTCDay());
      const views = Math.round(visits * (isBusy ? 1.6 : 1)) + chance.int(0, 9);
      const signups = Math.round(views * rate);
      const confirmations = Math.max(0, signups - chance.int(0, 1));
      return {
        ...{ site_id: siteId, campaign: 'weekend', variant, lander, day: at.toISOString().slice(0, 10) },
        ...{ visits: views, signups, confirmations, purchases: Math.min(confirmations, chance.int(0, 1)) },
      };
    }),
  );
}
