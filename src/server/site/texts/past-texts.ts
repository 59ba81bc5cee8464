import { setTimeout } from 'node:timers/promises';
import type { App } from '../../app.ts';
import type { Site } from '../sites.ts';
import { selectTextsAt } from './queries.ts';
import { type LocaleTexts, type SiteTexts, textsInLocale } from './site-texts.ts';

/** Pages of earlier changes are open for hours; more states than these are rarely asked for. */
const STATES_MAX = 20;
/** Names of what was loaded: small, so that a wrong address reads the history once. */
const VERSIONS_MAX = 5_000;
/** Another process may have made a newer change, whose notice is under way. */
const REFRESH_PAUSE_MS = 1_000;

export type TextAddress = { locale: string; change: number; hash: string };

/**
 * Finds what pages said after a change of a text. Addresses that nobody was given are recognised without the database:
 * whatever a stranger asks for, each change is read once, and unknown newer changes refresh the settings once a second.
 * @spec D5.10
 */
export function createPastTexts({ db, sites }: Pick<App, 'db' | 'sites'>) {
  const states = new Map<string, Promise<SiteTexts | null>>();
  const versions = new Map<string, Promise<string | null>>();
  let refreshedAt = Number.NEGATIVE_INFINITY;
  let refreshing: Promise<void> | null = null;

  async function newestOf(site: Site, change: number): Promise<SiteTexts> {
    if (change > numberOf(site.texts)) {
      refreshing ??= refresh();
      await refreshing;
    }
    return sites.byId(site.id)?.texts ?? site.texts;
  }

  /** All who wait share one refresh. */
  async function refresh(): Promise<void> {
    await setTimeout(Math.max(0, refreshedAt + REFRESH_PAUSE_MS - performance.now()));
    refreshedAt = performance.now();
    refreshing = null;
    await sites.refresh();
  }

  const stateAt = (siteId: number, change: number): Promise<SiteTexts | null> =>
    recall(states, STATES_MAX, `${siteId} ${change}`, () => selectTextsAt(db, siteId, change));

  /** @returns null for an address that no page has, at least none of this release */
  return async function find(site: Site, { locale, change, hash }: TextAddress): Promise<LocaleTexts | null> {
    const newest = await newestOf(site, change);
    if (change > numberOf(newest)) return null;
    const load = async () => {
      const texts = change === newest.change ? newest : await stateAt(site.id, change);
      return texts && textsInLocale(texts, locale);
    };
    const version = await recall(versions, VERSIONS_MAX, `${site.id} ${change} ${locale}`, async () => {
      return (await load())?.parsed.version ?? null;
    });
    return version === `${change}-${hash}` ? load() : null;
  };
}

/** The sites of a process have no drafts. */
const numberOf = ({ change }: SiteTexts): number => (change === 'draft' ? 0 : change);

/** Keeps what was used last. What fails is tried again. */
async function recall<T>(
  known: Map<string, Promise<T>>,
  max: number,
  key: string,
  load: () => Promise<T>,
): Promise<T> {
  const found = known.get(key) ?? load();
  known.delete(key);
  known.set(key, found);
  const [oldest] = known.keys();
  if (known.size > max && oldest !== undefined) known.delete(oldest);
  try {
    return await found;
  } catch (error) {
    known.delete(key);
    throw error;
  }
}
