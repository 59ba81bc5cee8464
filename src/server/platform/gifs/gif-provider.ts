import type { Gif } from '#contract/gif';
import type { LanguageCode } from '#contract/languages';

/** No words find popular GIFs; `after` is an earlier answer's `next`. */
export type GifSearch = { words: string; language: LanguageCode; after: string | null };

/** `address` is the provider's; null for a built-in GIF. */
export type FoundGif = Gif & { address: string | null };

/**
 * @spec 1.2
 */
export type GifProvider = {
  by: 'own' | 'klipy';
  /**
   * Best matches first.
   * @throws GifProviderUnavailable
   */
  find(search: GifSearch): Promise<{ gifs: FoundGif[]; next: string | null }>;
  /**
   * GIF or WebP, as the content shows.
   * @throws GifProviderUnavailable
   */
  load(address: string): Promise<Buffer>;
};

/** Not reachable, too slow, or an unusable answer. */
export class GifProviderUnavailable extends Error {
  constructor(reason: string, cause?: unknown) {
    super(`gifs: ${reason}`, { cause });
    this.name = 'GifProviderUnavailable';
  }
}
