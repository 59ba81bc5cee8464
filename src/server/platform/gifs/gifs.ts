import type { Gif } from '#contract/gif';
import type { LanguageCode } from '#contract/languages';

/** What is looked for: words, or none for what is popular; `after` is the `next` of an earlier answer. */
export type GifSearch = { words: string; language: LanguageCode; after: string | null };

/** A GIF with the place its provider keeps it at; null where it ships along. */
export type FoundGif = Gif & { address: string | null };

/** Who provides GIFs (section 1): those that ship along, or a service on the network. */
export type Gifs = {
  by: 'own' | 'klipy';
  /** Best matches first. Throws GifsAway when the provider does not answer, or not what it should. */
  find(search: GifSearch): Promise<{ gifs: FoundGif[]; next: string | null }>;
  /** The bytes of a moving picture kept at an address that `find` told of, GIF or WebP as they say themselves. Throws GifsAway. */
  load(address: string): Promise<Buffer>;
};

/** The provider of GIFs cannot be reached, is too slow, or answers what cannot be used. */
export class GifsAway extends Error {
  constructor(why: string, cause?: unknown) {
    super(`gifs: ${why}`, { cause });
    this.name = 'GifsAway';
  }
}
