import { MINUTE_MS } from '#contract/durations';
import type { Clock } from '../../platform/clock.ts';
import { createBuiltInGifs } from './built-in-gifs.ts';
import { createKlipy, type KlipyOptions } from './klipy.ts';
import type { GifProvider, GifSearch } from './provider.ts';

const CACHE_MS = 10 * MINUTE_MS;
const CACHED_SEARCHES = 500;

/**
 * Returns KLIPY's GIFs, or the built-in GIFs if KLIPY is not configured.
 * @spec 1.2
 */
export const createGifProvider = (klipy: KlipyOptions | null, clock: Clock): GifProvider =>
  klipy ? cacheSearches(createKlipy(klipy), clock) : createBuiltInGifs();

type GifSearchResult = ReturnType<GifProvider['find']>;

/** Concurrent equal searches share one request. */
function cacheSearches(provider: GifProvider, clock: Clock): GifProvider {
  const cache = new Map<string, { answer: GifSearchResult; until: number }>();
  const runSearch = (key: string, search: GifSearch): GifSearchResult => {
    const answer = provider.find(search);
    cache.delete(key);
    cache.set(key, { answer, until: clock.now().getTime() + CACHE_MS });
    answer.catch(() => cache.get(key)?.answer === answer && cache.delete(key));
    const [oldest] = cache.keys();
    if (cache.size > CACHED_SEARCHES && oldest !== undefined) cache.delete(oldest);
    return answer;
  };
  return {
    ...provider,
    find(search) {
      const key = JSON.stringify([search.words.toLowerCase(), search.language, search.after]);
      const cached = cache.get(key);
      return cached && cached.until > clock.now().getTime() ? cached.answer : runSearch(key, search);
    },
  };
}
