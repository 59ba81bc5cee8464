import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod/mini';
import { type BrandPalette, brandPalette } from '#contract/brand-palette';
import { SETTINGS_MAX_AGE_MS } from '#contract/constants';
import type { CompanyInfo, Settings } from '#contract/site';
import { coalesceLoads } from '../platform/coalesce-loads.ts';
import type { Db } from '../platform/db.ts';
import type { Bus } from '../platform/live/bus.ts';
import type { Log } from '../platform/log.ts';
import { type Campaign, campaignSpec } from './campaign-spec.ts';
import { versionAt } from './pages/page-versions.ts';
import { selectSites } from './queries.ts';
import { defaultSettings, type StoredSettings, storedSettings } from './settings.ts';
import type { SiteTexts } from './texts/site-texts.ts';

/**
 * Each site has its own accounts, members and money.
 * @spec D4.1
 */
export type Site = {
  id: number;
  key: string;
  audience: Settings['audience'];
  timeZone: string;
  hosts: string[];
  settings: StoredSettings;
  company: CompanyInfo;
  palette: BrandPalette;
  campaigns: readonly Campaign[];
  texts: SiteTexts;
  /** Information pages in the site's own words that count now; `from` is null for a draft. */
  pages: readonly { slug: string; language: string; source: string; from: string | null }[];
  /** Changes with everything above, so that no page made before is shown after. */
  version: string;
};

/**
 * Sites are reloaded after a notice, or after 30 s at the latest.
 * @spec D4.1 D4.7
 */
export type Sites = {
  /** `host` has no port. */
  byHost(host: string): Site | undefined;
  byId(id: number): Site | undefined;
  all(): readonly Site[];
  byKey(key: string): Site | undefined;
  refresh(): Promise<void>;
  close(): void;
};

/**
 * @param publicUrl the address of this server; without a site for its host, the first site answers
 */
export async function loadSites(
  db: Db,
  bus: Pick<Bus, 'onChannel'>,
  log: Log,
  publicUrl: string | null = null,
  now: () => Date = () => new Date(),
): Promise<Sites> {
  let sites: Site[] = [];
  // Without `coalesceLoads`, an older read could finish later and restore old settings.
  const refresh = coalesceLoads(async () => {
    const rows = await selectSites(db);
    const at = now();
    const stored = rows.map(({ pages: written, ...others }) => {
      const row = { ...others, pages: pagesAt(written, at) };
      const settings = mergeSettings(row.key, row.settings, log);
      const campaigns = row.campaigns.filter(campaign => isValidCampaign(row.key, campaign, log));
      const version = createHash('sha256').update(JSON.stringify(row)).digest('base64url').slice(0, 12);
      const texts = sameTexts(sites.find(({ id }) => id === row.id)?.texts, row.texts);
      return { ...row, settings, palette: brandPalette(settings.brand_hue), campaigns, texts, version };
    });
    sites = publicUrl ? withHost(stored, new URL(publicUrl).hostname) : stored;
  });
  await refresh();
  const refreshQuietly = () =>
    void refresh().catch(error => log.warn({ err: error }, 'settings not refreshed'));
  bus.onChannel('settings', refreshQuietly);
  const timer = setInterval(refreshQuietly, SETTINGS_MAX_AGE_MS);
  timer.unref();
  return {
    byHost: host => sites.find(site => site.hosts.includes(host.toLowerCase())),
    byId: id => sites.find(site => site.id === id),
    all: () => sites,
    byKey: key => sites.find(site => site.key === key),
    refresh,
    close: () => clearInterval(timer),
  };
}

function pagesAt(pages: Awaited<ReturnType<typeof selectSites>>[number]['pages'], now: Date): Site['pages'] {
  return pages.flatMap(({ slug, language, versions }) => {
    const version = versionAt(versions, now);
    return version ? [{ slug, language, ...version }] : [];
  });
}

/** The same object as before if nothing changed, because parsed texts and translators are cached by it. */
const sameTexts = (before: SiteTexts | undefined, texts: SiteTexts): SiteTexts =>
  before && isDeepStrictEqual(before, texts) ? before : texts;

function withHost([first, ...others]: Site[], host: string): Site[] {
  if (!first || [first, ...others].some(site => site.hosts.includes(host)))
    return first ? [first, ...others] : [];
  return [{ ...first, hosts: [host, ...first.hosts] }, ...others];
}

/** An invalid stored setting is logged and ignored. */
function mergeSettings(key: string, stored: Record<string, unknown>, log: Log): StoredSettings {
  const result: Record<string, unknown> = { ...defaultSettings };
  for (const [name, value] of Object.entries(stored)) {
    const shape = storedSettings.shape[name as keyof StoredSettings] as z.ZodMiniType | undefined;
    if (shape?.safeParse(value).success) result[name] = value;
    else log.error({ site: key, setting: name }, 'setting is unknown or does not fit');
  }
  return result as StoredSettings;
}

/** A stored campaign can become invalid, such as one for a landing page that a release removed. */
function isValidCampaign(key: string, campaign: Campaign, log: Log): boolean {
  const { success } = campaignSpec.safeParse(campaign);
  if (!success) log.error({ site: key, campaign: campaign.slug }, 'campaign does not fit');
  return success;
}
