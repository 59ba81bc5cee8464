import { MINUTE_MS } from '#contract/durations';
import type { Clock } from '../clock.ts';
import type { CompressedBody } from './compression.ts';

/** `route` labels the page in log lines and metrics. */
export type LightPage = { page: CompressedBody; route: string | null };

type LightPageCache = {
  find(key: string): LightPage | undefined;
  store(key: string, page: LightPage): void;
};

const MAX_PAGES = 500;

export function createLightPageCache(clock: Clock): LightPageCache {
  const pages = new Map<string, LightPage & { until: number }>();
  const now = () => clock.now().getTime();
  return {
    find(key) {
      const cached = pages.get(key);
      if (!cached || cached.until <= now()) return undefined;
      // Moves it to the end, so that pages that are rarely opened are dropped first.
      pages.delete(key);
      pages.set(key, cached);
      return cached;
    },
    store(key, page) {
      pages.delete(key);
      const oldest = pages.keys().next().value;
      if (pages.size >= MAX_PAGES && oldest !== undefined) pages.delete(oldest);
      pages.set(key, { ...page, until: now() + MINUTE_MS });
    },
  };
}
