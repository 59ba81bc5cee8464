import type { Clock } from '../clock.ts';
import type { GifSearch, Gifs } from './gifs.ts';
import { createKlipy, type KlipyOptions } from './klipy.ts';
import { createOwnGifs } from './own-gifs.ts';

const KEPT_MS = 10 * 60_000;
const KEPT_SEARCHES = 500;

/** GIFs of the service that is configured, asked once for the same words within ten minutes; else those that ship along. */
export const openGifs = (klipy: KlipyOptions | null, clock: Clock): Gifs =>
  klipy ? remembering(createKlipy(klipy), clock) : createOwnGifs();

type Answer = ReturnType<Gifs['find']>;

/** Keeps what was found, and lets whoever asks the same at this moment wait for the same answer. */
export function remembering(gifs: Gifs, clock: Clock): Gifs {
  const kept = new Map<string, { answer: Answer; until: number }>();
  const ask = (key: string, search: GifSearch): Answer => {
    const answer = gifs.find(search);
    kept.delete(key);
    kept.set(key, { answer, until: clock.now().getTime() + KEPT_MS });
    // What failed is asked anew.
    answer.catch(() => kept.get(key)?.answer === answer && kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > KEPT_SEARCHES && oldest !== undefined) kept.delete(oldest);
    return answer;
  };
  return {
    ...gifs,
    find(search) {
      const key = JSON.stringify([search.words.toLowerCase(), search.language, search.after]);
      const known = kept.get(key);
      return known && known.until > clock.now().getTime() ? known.answer : ask(key, search);
    },
  };
}
