import Bowser from 'bowser';
import type { FastifyRequest } from 'fastify';
import type { App, Caller } from '../app.ts';
import { dayIn } from '../platform/clock.ts';
import { isForCountry } from './campaigns.ts';
import { campaignOfAddress } from './landing-address.ts';

/**
 * Counts a view of a campaign's page by a visitor, who is neither a member nor staff. Nothing about the visitor is
 * stored, so a visitor who loads the page twice counts twice.
 * @spec 2.1
 */
export function countVisit(
  { campaignVisits, clock }: Pick<App, 'campaignVisits' | 'clock'>,
  { site, member, staff, geoCountry }: Pick<Caller, 'site' | 'member' | 'staff' | 'geoCountry'>,
  { url, headers }: Pick<FastifyRequest, 'url' | 'headers'>,
): void {
  const now = clock.now();
  const found = campaignOfAddress(site, url, now);
  if (member || staff || !found || found.ended || isPrefetch(headers) || isBot(headers['user-agent'])) return;
  const { campaign, variant, lander } = found;
  if (!isForCountry(campaign, geoCountry)) return;
  const day = dayIn(site.timeZone, now);
  campaignVisits.count({
    siteId: site.id,
    campaign: campaign.slug,
    variant: variant?.name ?? '',
    lander,
    day,
  });
}

/** The browser loads the page, but nobody may ever see it. */
const isPrefetch = (headers: FastifyRequest['headers']): boolean =>
  ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].some(name =>
    /prefetch|preview/i.test(String(headers[name] ?? '')),
  );

/** Browsers call themselves Mozilla; programs that fetch pages do not, or say what they are. */
function isBot(userAgent: string | undefined): boolean {
  if (!userAgent?.startsWith('Mozilla/')) return true;
  if (/(?<!cu)bot|crawl|spider|preview|headless|lighthouse|https?:\/\//i.test(userAgent)) return true;
  return Bowser.parse(userAgent).platform.type === 'bot';
}
