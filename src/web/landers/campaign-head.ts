import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useMatches } from 'react-router';
import { getLanding } from '#contract/landers';
import { query } from '../data/query.ts';
import type { PageHeadDefaults } from '../ui/page-head.tsx';
import type { LandingData } from './landing-query.ts';

/**
 * What the campaign decides about the head of its landing page. An address with an unknown campaign shows what the
 * address without it shows.
 * @spec 2.1 2.7
 */
export function useCampaignHead(): PageHeadDefaults {
  const { pathname } = useLocation();
  const asked = useLandingQuery();
  const cache = useQueryClient();
  if (asked?.slug === undefined) return {};
  const campaign = cache.getQueryData(query(getLanding, asked).queryKey)?.campaign;
  if (!campaign) return { robots: 'noindex', canonical: pathname.replace(/\/[^/]+\/*$/, '') };
  return { robots: campaign.indexed ? undefined : 'noindex', image: campaign.picture ?? undefined };
}

/** Returns what the loader of the landing page asked for; undefined on its error page. */
const useLandingQuery = (): LandingData['asked'] | undefined =>
  (useMatches().at(-1)?.loaderData as Partial<LandingData> | undefined)?.asked;
