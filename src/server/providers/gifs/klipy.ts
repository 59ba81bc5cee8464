import * as z from 'zod/mini';
import { languages } from '#contract/languages';
import { boundedFetch } from '../../platform/bounded-fetch.ts';
import { type FoundGif, type GifProvider, GifProviderUnavailable } from './provider.ts';

export type KlipyOptions = {
  key: string;
  url: string;
  /** Allowed origins; `https://*.klipy.com` allows every host below that domain. */
  pictureOrigins: readonly string[];
  timeoutMs?: number;
};

const PAGE_SIZE = 24;
const LIST = { maxBytes: 1_000_000, types: /^application\/json\b/ };
const PICTURE = { maxBytes: 3_000_000, types: /^image\/(webp|gif)$/ };
const MAX_SIDE = 800;
/** KLIPY's formats in order of preference, without its videos. */
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
 * The server itself calls KLIPY, so that KLIPY learns nothing about the member.
 * @spec 1.2
 */
export function createKlipy(options: KlipyOptions): GifProvider {
  const { key, url, timeoutMs = 4_000 } = options;
  return {
    by: 'klipy',
    async find({ words, language, after }) {
      const requestUrl = new URL(words === '' ? '/v2/featured' : '/v2/search', url);
      const { gifLocale: locale } = languages[language];
      const query = {
        key,
        locale,
        contentfilter: 'medium',
        media_filter: FORMATS.join(','),
        limit: `${PAGE_SIZE}`,
      };
      for (const [name, value] of Object.entries(query)) requestUrl.searchParams.set(name, value);
      if (words !== '') requestUrl.searchParams.set('q', words);
      if (after !== null) requestUrl.searchParams.set('pos', after);
      const { results, next } = await fetchList(requestUrl, timeoutMs);
      const gifs = results.flatMap(raw => parseResult(raw, options) ?? []);
      return { gifs: gifs.slice(0, 2 * PAGE_SIZE), next: nextPosition(next, results.length) };
    },
    async load(address) {
      const source = parseAllowedAddress(address, options.pictureOrigins);
      if (!source) throw new GifProviderUnavailable('an address that is not its own');
      return boundedFetch(source, { ...PICTURE, timeoutMs: 2 * timeoutMs }).catch(error => {
        throw new GifProviderUnavailable('no picture', error);
      });
    },
  };
}

/** The error must not contain the URL, which contains the API key. */
async function fetchList(requestUrl: URL, timeoutMs: number): Promise<z.output<typeof list>> {
  try {
    const bytes = await boundedFetch(requestUrl, { ...LIST, timeoutMs });
    return list.parse(JSON.parse(bytes.toString('utf8')));
  } catch (error) {
    throw new GifProviderUnavailable(error instanceof Error ? error.message.slice(0, 200) : 'no answer');
  }
}

/** Returns null for an unusable result, so that the other results are still shown. */
function parseResult(raw: unknown, { pictureOrigins }: KlipyOptions): FoundGif | null {
  const { data } = result.safeParse(raw);
  if (!data || !/^[A-Za-z0-9_-]{1,64}$/.test(data.id)) return null;
  for (const name of FORMATS) {
    const { data: picture } = format.safeParse(data.media_formats[name]);
    if (!picture || !parseAllowedAddress(picture.url, pictureOrigins)) continue;
    const [width, height] = picture.dims;
    return { id: `klipy-${data.id}`, width, height, words: descriptionOf(data), address: picture.url };
  }
  return null;
}

const descriptionOf = ({
  title = '',
  content_description: description = '',
}: z.output<typeof result>): string =>
  (description || title || 'GIF')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, 200);

function nextPosition(next: z.output<typeof list>['next'], results: number): string | null {
  const after = String(next ?? '');
  return results > 0 && /^[A-Za-z0-9_=.-]{1,200}$/.test(after) && after !== '0' ? after : null;
}

/** Returns null if the address is not a URL of an allowed origin. */
function parseAllowedAddress(address: string, origins: readonly string[]): URL | null {
  const url = URL.parse(address);
  if (url === null || url.username !== '' || url.password !== '') return null;
  const matches = (origin: string) => {
    const [before, below] = origin.split('*.');
    return below === undefined
      ? url.origin === origin
      : url.origin.startsWith(before ?? '') && url.host.endsWith(`.${below}`);
  };
  return origins.some(matches) ? url : null;
}
