import * as z from 'zod/mini';
import { languages } from '#contract/languages';
import { boundedFetch } from '../bounded-fetch.ts';
import { type FoundGif, type Gifs, GifsAway } from './gifs.ts';

export type KlipyOptions = {
  key: string;
  /** Origin of its calls. */
  url: string;
  /** Origins of its pictures; `https://*.klipy.com` allows every host below that one. */
  pictureOrigins: readonly string[];
  timeoutMs?: number;
};

const PAGE = 24;
const LIST = { maxBytes: 1_000_000, types: /^application\/json\b/ };
const PICTURE = { maxBytes: 3_000_000, types: /^image\/(webp|gif)$/ };
const MAX_SIDE = 800;
/** What is taken of a GIF, the best choice first: small, and no film. */
const FORMATS = ['tinywebp', 'webp', 'tinygif', 'mediumgif'] as const;

const format = z.object({
  url: z.string().check(z.maxLength(500)),
  dims: z.tuple([z.int().check(z.gte(1), z.lte(MAX_SIDE)), z.int().check(z.gte(1), z.lte(MAX_SIDE))]),
  size: z.optional(z.number().check(z.lte(PICTURE.maxBytes))),
});
const result = z.object({
  id: z.pipe(z.union([z.string(), z.int()]), z.pipe(z.transform(String), z.string())),
  title: z.optional(z.string()),
  content_description: z.optional(z.string()),
  media_formats: z.record(z.string(), z.unknown()),
});
const list = z.object({
  results: z.array(z.unknown()),
  next: z.optional(z.nullable(z.union([z.string(), z.int()]))),
});

/**
 * GIFs of KLIPY, in the language's `gifLocale` and with its filter on. It learns the words, and nothing of who looks for them: this
 * server asks, and fetches the pictures too.
 */
export function createKlipy(options: KlipyOptions): Gifs {
  const { key, url, timeoutMs = 4_000 } = options;
  return {
    by: 'klipy',
    async find({ words, language, after }) {
      const asked = new URL(words === '' ? '/v2/featured' : '/v2/search', url);
      const { gifLocale: locale } = languages[language];
      const query = {
        key,
        locale,
        contentfilter: 'medium',
        media_filter: FORMATS.join(','),
        limit: `${PAGE}`,
      };
      for (const [name, value] of Object.entries(query)) asked.searchParams.set(name, value);
      if (words !== '') asked.searchParams.set('q', words);
      if (after !== null) asked.searchParams.set('pos', after);
      const { results, next } = await answerOf(asked, timeoutMs);
      const gifs = results.flatMap(one => found(one, options) ?? []);
      return { gifs: gifs.slice(0, 2 * PAGE), next: nextOf(next, results.length) };
    },
    async load(address) {
      const from = allowed(address, options.pictureOrigins);
      if (!from) throw new GifsAway('an address that is not its own');
      return boundedFetch(from, { ...PICTURE, timeoutMs: 2 * timeoutMs }).catch(error => {
        throw new GifsAway('no picture', error);
      });
    },
  };
}

/** Never tells the address that was asked: it holds the key. */
async function answerOf(asked: URL, timeoutMs: number): Promise<z.output<typeof list>> {
  try {
    const bytes = await boundedFetch(asked, { ...LIST, timeoutMs });
    return list.parse(JSON.parse(bytes.toString('utf8')));
  } catch (error) {
    throw new GifsAway(error instanceof Error ? error.message.slice(0, 200) : 'no answer');
  }
}

/** One result as it is used here; null for one that cannot be, which must not spoil the others. */
function found(one: unknown, { pictureOrigins }: KlipyOptions): FoundGif | null {
  const { data } = result.safeParse(one);
  if (!data || !/^[A-Za-z0-9_-]{1,64}$/.test(data.id)) return null;
  for (const name of FORMATS) {
    const { data: picture } = format.safeParse(data.media_formats[name]);
    if (!picture || !allowed(picture.url, pictureOrigins)) continue;
    const [width, height] = picture.dims;
    return { id: `klipy-${data.id}`, width, height, words: wordsOf(data), address: picture.url };
  }
  return null;
}

const wordsOf = ({ title = '', content_description: description = '' }: z.output<typeof result>): string =>
  (description || title || 'GIF')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, 200);

function nextOf(next: z.output<typeof list>['next'], results: number): string | null {
  const after = String(next ?? '');
  return results > 0 && /^[A-Za-z0-9_=.-]{1,200}$/.test(after) && after !== '0' ? after : null;
}

/** The address where it leads to one of these origins, by its own scheme and port; null else. */
function allowed(address: string, origins: readonly string[]): URL | null {
  const url = URL.parse(address);
  if (url === null || url.username !== '' || url.password !== '') return null;
  const isOf = (origin: string) => {
    const [before, below] = origin.split('*.');
    return below === undefined
      ? url.origin === origin
      : url.origin.startsWith(before ?? '') && url.host.endsWith(`.${below}`);
  };
  return origins.some(isOf) ? url : null;
}
