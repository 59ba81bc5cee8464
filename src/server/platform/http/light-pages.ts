import type { Clock } from '../clock.ts';
import type { Packed } from './compression.ts';

/** A light page as it is sent, and the route it is counted under. */
export type LightPage = { page: Packed; route: string | null };

/** Light pages that were rendered lately, whole (docs/decisions/0005). */
export type LightPages = {
  find(key: string): LightPage | undefined;
  keep(key: string, page: LightPage): void;
};

const KEPT = 500;
const MINUTE_MS = 60_000;

/** Keeps the latest 500 pages of this process, each for a minute. */
export function createLightPages(clock: Clock): LightPages {
  const pages = new Map<string, LightPage & { until: number }>();
  const now = () => clock.now().getTime();
  return {
    find(key) {
      const kept = pages.get(key);
      return kept && kept.until > now() ? kept : undefined;
    },
    keep(key, page) {
      const oldest = pages.keys().next().value;
      if (pages.size >= KEPT && oldest !== undefined) pages.delete(oldest);
      pages.delete(key);
      pages.set(key, { ...page, until: now() + MINUTE_MS });
    },
  };
}
