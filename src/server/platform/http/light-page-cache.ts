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
      return cached && cached.until > now() ? cached : undefined;
    },
    store(key, page) {
      const oldest = pages.keys().next().value;
      if (pages.size >= MAX_PAGES && oldest !== undefined) pages.delete(oldest);
      pages.delete(key);
      pages.set(key, { ...page, until: now() + MINUTE_MS });
    },
  };
}
