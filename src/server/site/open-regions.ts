import type { CountryCode } from '#contract/countries';
import type { LanguageCode } from '#contract/languages';
import { isRegionOf, regionsOf } from '#contract/regions';
import type { Site } from './sites.ts';

type RegionSite = { settings: Pick<Site['settings'], 'closed_regions'> };

/**
 * The regions of a country that members and visitors can choose.
 * @spec 3.2 D5.10
 */
export const openRegions = ({ settings }: RegionSite, country: CountryCode, language: LanguageCode) =>
  regionsOf(country, language).filter(({ code }) => !settings.closed_regions.includes(code));

/** @spec 3.2 D5.10 */
export const isOpenRegion = ({ settings }: RegionSite, country: CountryCode, code: string): boolean =>
  isRegionOf(country, code) && !settings.closed_regions.includes(code);
