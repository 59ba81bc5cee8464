import type { Gif } from '#contract/gif';
import type { LanguageCode } from '#contract/languages';

/** Search words, or none for popular GIFs; `after` is the `next` of an earlier answer. */
export type GifSearch = { words: string; language: LanguageCode; after: string | null };

/** A GIF with its address at the provider; null for a built-in one. */
export type FoundGif = Gif & { address: string | null };

/**
 * Provides GIFs: the built-in ones, or a service on the network.
 * @spec 1.2
 */
export type GifProvider = {
  by: 'own' | 'klipy';
  /**
   * Best matches first.
   * @throws GifProviderUnavailable when the provider does not answer, or not as specified
   */
  find(search: GifSearch): Promise<{ gifs: FoundGif[]; next: string | null }>;
  /**
   * The bytes of the animation at an address that `find` returned; their content shows whether they are GIF or WebP.
   * @throws GifProviderUnavailable
   */
  load(address: string): Promise<Buffer>;
};

/** The provider of GIFs cannot be reached, is too slow or answers something unusable. */
export class GifProviderUnavailable extends Error {
  constructor(reason: string, cause?: unknown) {
    super(`gifs: ${reason}`, { cause });
    this.name = 'GifProviderUnavailable';
  }
}
