import type { Gif } from '#contract/gif';
import type { LanguageCode } from '#contract/languages';

/** Empty `words` find popular GIFs; `after` is an earlier answer's `next`. */
export type GifSearch = { words: string; language: LanguageCode; after: string | null };

/** `address` is the provider's URL; null for a built-in GIF. */
export type FoundGif = Gif & { address: string | null };

/** @spec 1.2 */
export type GifProvider = {
  by: 'own' | 'klipy';
  /**
   * Best matches first.
   * @throws GifProviderUnavailable
   */
  find(search: GifSearch): Promise<{ gifs: FoundGif[]; next: string | null }>;
  /**
   * Loads a GIF or WebP; its content shows which.
   * @throws GifProviderUnavailable
   */
  load(address: string): Promise<Buffer>;
};

/** The provider is not reachable, too slow, or its answer unusable. */
export class GifProviderUnavailable extends Error {
  constructor(reason: string, cause?: unknown) {
    super(`gifs: ${reason}`, { cause });
    this.name = 'GifProviderUnavailable';
  }
}
