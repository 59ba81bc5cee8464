import type { CountryCode } from '#contract/countries';
import { type AnyLanderName, campaignSlug } from '#contract/landers';
import { FALLBACK_LANGUAGE, type LanguageCode } from '#contract/languages';
import { dayIn } from '../platform/clock.ts';
import type { Campaign, CampaignVariant } from '../site/campaign-spec.ts';
import type { Site } from '../site/sites.ts';

type SiteCampaigns = Pick<Site, 'campaigns' | 'timeZone'>;

/** Names a campaign and its variant, as in a link or in the form of a sign-up. */
export type CampaignLink = { lander: AnyLanderName; slug?: string | undefined; variant?: string | undefined };

/** `variant` is null if the link names none that exists. */
export type LinkedCampaign = { campaign: Campaign; variant: CampaignVariant | null; ended: boolean };

/**
 * Finds the campaign of a link, also an ended one. Upper case does not matter.
 * @returns null for a campaign that the site does not have on this landing page, or not yet
 * @spec 2.1 D3.1
 */
export function findCampaign(site: SiteCampaigns, link: CampaignLink, now: Date): LinkedCampaign | null {
  const slug = campaignSlug.safeParse(link.slug?.toLowerCase());
  if (!slug.success) return null;
  const campaign = site.campaigns.find(known => known.slug === slug.data);
  if (!campaign?.landers.some(lander => lander === link.lander)) return null;
  if (!hasBegun(campaign, site, now)) return null;
  const variant = campaign.variants.find(({ name }) => name === link.variant?.toLowerCase()) ?? null;
  return { campaign, variant, ended: hasEnded(campaign, site, now) };
}

/**
 * A campaign ends with its last day in the site's time zone.
 * @spec D4.3
 */
export const hasEnded = (
  { last_day }: Pick<Campaign, 'last_day'>,
  { timeZone }: Pick<Site, 'timeZone'>,
  now: Date,
): boolean => last_day !== undefined && dayIn(timeZone, now) > last_day;

/** @spec D4.3 */
export const hasBegun = (
  { first_day }: Pick<Campaign, 'first_day'>,
  { timeZone }: Pick<Site, 'timeZone'>,
  now: Date,
): boolean => first_day === undefined || dayIn(timeZone, now) >= first_day;

/** Visitors of an unknown country see what is for a country as well. */
export const isForCountry = (
  { countries }: Pick<Campaign, 'countries'>,
  country: CountryCode | null,
): boolean => !countries || country === null || countries.includes(country);

/** What the page shows of the campaign: the variant's headline and picture, else those of the campaign. */
export function presentCampaign({ campaign, variant }: LinkedCampaign, language: LanguageCode) {
  const headline = variant?.headline ?? campaign.headline;
  const picture = variant?.picture ?? campaign.picture;
  return {
    slug: campaign.slug,
    variant: variant?.name ?? null,
    headline: headline?.[language] ?? headline?.[FALLBACK_LANGUAGE] ?? null,
    picture: picture === undefined ? null : `/campaigns/${picture}`,
    indexed: campaign.indexed,
  };
}
