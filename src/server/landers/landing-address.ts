import {
  type AnyLanderName,
  campaignLanderNames,
  landerNames,
  memberLanderNames,
  variantParameter,
} from '#contract/landers';
import { isListedPage, publicPageKind, withoutTrailingSlash } from '#contract/public-pages';
import { isTrackingParameter, type TrafficSource, trafficSourceFrom } from '#contract/traffic-source';
import { LANGUAGE_PARAMETER, requestedLanguage } from '#i18n/page-languages';
import type { PageAddress } from '../platform/http/pages.ts';
import type { Campaign } from '../site/campaign-spec.ts';
import type { Site } from '../site/sites.ts';
import { type CampaignLink, findCampaign, hasBegun, hasEnded, type LinkedCampaign } from './campaigns.ts';

/** Not the data of a page, which the router asks for at `{path}.data`. */
const LANDING = new RegExp(
  `^(?!.*\\.data$)(/landers/(${landerNames.join('|')})|/members/[^/]+/(${memberLanderNames.join('|')}))(?:/([^/]+))?/?$`,
);
/** Other spellings lead to the same pages, but would fill the cache with copies. */
const CANONICAL_PATH = /^\/([a-z0-9_.-]+(\/[a-z0-9_.-]+)*)?$/;

type LandingLink = CampaignLink & { page: string; isOfMember: boolean; rest: URLSearchParams };

/**
 * Reads the address of a landing page. Slug and variant need not exist.
 * @returns null for other pages
 */
function parseLandingLink(url: string): LandingLink | null {
  const parsed = url.startsWith('/') ? URL.parse(url, 'http://site') : null;
  // Two slashes at the beginning name another host.
  const match = parsed?.host === 'site' ? LANDING.exec(parsed.pathname.toLowerCase()) : null;
  if (!parsed || !match) return null;
  const [, page = '', general, member, slug] = match;
  const lander = (general ?? member) as AnyLanderName;
  if (slug !== undefined && !campaignLanderNames.some(name => name === lander)) return null;
  const variant = parsed.searchParams.get(variantParameter) ?? undefined;
  const rest = withoutTracking(parsed.searchParams);
  return { page, lander, slug, variant, isOfMember: member !== undefined, rest };
}

/** @spec 3.13 */
function withoutTracking(parameters: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...parameters].filter(([name]) => !isTrackingParameter(name)));
}

export type VisitedCampaign = LinkedCampaign & { lander: AnyLanderName };

/**
 * The campaign of a landing page's address, also an ended one.
 * @spec 2.1
 */
export function campaignOfAddress(site: Site, url: string, now: Date): VisitedCampaign | null {
  const link = parseLandingLink(url);
  const found = link && findCampaign(site, link, now);
  return found && { ...found, lander: link.lander };
}

/**
 * The traffic source of visitors whose link leads to a campaign and names no other source.
 * @spec 3.13
 */
export function campaignSource(site: Site, url: string, now: Date): TrafficSource | null {
  const found = campaignOfAddress(site, url, now);
  const source = found && !found.ended ? found.campaign.source : undefined;
  return source ? trafficSourceFrom(field => source[field] ?? '') : null;
}

/**
 * The address under which a page is rendered and cached. Landing pages and the front page lose the parameters that
 * only track, and landing pages also unknown campaigns and variants: those show the default page, which search engines
 * list without them. Other parameters may change the page, so pages with them are not cached. Pages of one member are
 * not cached either: they end at once when the member no longer allows them, and made-up ids would fill the cache.
 * @spec 2.1 3.13
 */
export function pageAddress(site: Site, url: string, now: Date): PageAddress {
  const link = parseLandingLink(url);
  if (!link) return otherPageAddress(site, url);
  const found = findCampaign(site, link, now);
  if (found?.ended) return { address: url, cacheable: false, indexed: false };
  const path = found ? `${link.page}/${found.campaign.slug}` : link.page;
  const language = requestedLanguage(path, link.rest.get(LANGUAGE_PARAMETER), site.settings);
  // Parameters that change the page belong here: they stay, and each valid value has its own entry in the cache.
  link.rest.delete(variantParameter);
  if (language) link.rest.delete(LANGUAGE_PARAMETER);
  const cacheable = link.rest.size === 0 && !link.isOfMember;
  if (found?.variant) link.rest.set(variantParameter, found.variant.name);
  if (language) link.rest.set(LANGUAGE_PARAMETER, language);
  // A variant says the same in other words, so only the campaign itself is listed.
  const isOwnPage = found ? found.campaign.indexed && !found.variant : link.slug === undefined;
  return {
    address: withQuery(path, link.rest),
    cacheable,
    indexed: isOwnPage && isListedPage(path, site.settings),
  };
}

function otherPageAddress({ settings }: Site, url: string): PageAddress {
  const [path = '', query] = url.split(/\?(.*)/s);
  const parameters = new URLSearchParams(query);
  const rest = path === '/' ? withoutTracking(parameters) : parameters;
  const indexed = isListedPage(withoutTrailingSlash(path), settings);
  const language = requestedLanguage(path, rest.get(LANGUAGE_PARAMETER), settings);
  const isPlain = rest.size === 0 || (language !== null && rest.size === 1);
  const cacheable = isPlain && CANONICAL_PATH.test(path);
  // A cached page has one spelling of its query, because others such as `?&lang=nl` would fill the cache with copies.
  const address = cacheable || path === '/' ? withQuery(path, rest) : url;
  return { address, cacheable, indexed };
}

/**
 * Paths of the campaigns' pages that search engines may list.
 * @spec 2.7
 */
export const listedCampaignPaths = (site: Site, now: Date): string[] =>
  site.campaigns
    .filter(campaign => campaign.indexed && hasBegun(campaign, site, now) && !hasEnded(campaign, site, now))
    .flatMap(({ slug, landers }) => landers.map(lander => `/landers/${lander}/${slug}`))
    .filter(path => publicPageKind(path) === 'campaign');

/** The first address of a campaign; one of a landing page of members only needs a member. */
export function campaignPath({ slug, landers }: Campaign): string | null {
  const lander = landers.find(name => !memberLanderNames.some(known => known === name));
  return lander ? `/landers/${lander}/${slug}` : null;
}

const withQuery = (path: string, parameters: URLSearchParams): string =>
  parameters.size === 0 ? path : `${path}?${parameters}`;
