import type { App } from '../../app.ts';
import { dayIn } from '../../platform/clock.ts';
import { isFrequentRoute, type RequestOutcome } from '../../platform/http/request-log.ts';

/**
 * Counts how long pages and calls take. Calls of a page's own rendering are part of the page; files are left out.
 * @spec D5.10
 */
export function recordResponseTime(
  { sites, responseTimes, clock }: Pick<App, 'sites' | 'responseTimes' | 'clock'>,
  { route, inProcess, durationSeconds }: RequestOutcome,
  host: string,
): void {
  const site = inProcess || route === 'none' || isFrequentRoute(route) ? undefined : sites.byHost(host);
  if (!site) return;
  const day = dayIn(site.timeZone, clock.now());
  responseTimes.record({ siteId: site.id, day, ms: durationSeconds * 1_000 });
}
