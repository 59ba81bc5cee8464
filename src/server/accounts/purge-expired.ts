import { DAY_MS } from '#contract/durations';
import type { App } from '../app.ts';
import { KNOWN_BROWSER_DAYS } from './login/known-browser.ts';
import { deleteExpiredLoginData } from './purge-queries.ts';

/** @spec D2.19 D2.20 D2.21 */
export async function purgeExpiredLoginData(app: Pick<App, 'db' | 'clock'>): Promise<void> {
  const now = app.clock.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await deleteExpiredLoginData(app.db, {
    now,
    weekAgo: daysAgo(7),
    monthAgo: daysAgo(30),
    yearAgo: daysAgo(KNOWN_BROWSER_DAYS),
  });
}
