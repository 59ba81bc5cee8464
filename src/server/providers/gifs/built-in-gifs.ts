import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Gif } from '#contract/gif';
import type { LanguageCode } from '#contract/languages';
import { foldName } from '#contract/plain-text';
import { type BuiltInGif, builtInGifWords } from './built-in-gif-words.ts';
import { type FoundGif, type GifProvider, GifProviderUnavailable } from './provider.ts';

/** Width and height in px. */
export const BUILT_IN_SIDE = 240;
const ID_PREFIX = 'own-';
const names = Object.keys(builtInGifWords) as BuiltInGif[];

/**
 * Built-in GIFs need no network; scripts/draw-gifs.ts draws them.
 * @spec 1.2
 */
export function createBuiltInGifs(): GifProvider {
  return {
    by: 'own',
    find: async ({ words, language, after }) => ({
      gifs: after === null ? matchBuiltIn(words, language) : [],
      next: null,
    }),
    load: () => Promise.reject(new GifProviderUnavailable('a built-in gif has no address')),
  };
}

/** Returns null for other GIFs. Built-in GIFs work even if KLIPY is configured. */
export function builtInGif(id: string, language: LanguageCode): Gif | null {
  const name = builtInName(id);
  if (!name) return null;
  return {
    id,
    width: BUILT_IN_SIDE,
    height: BUILT_IN_SIDE,
    words: builtInGifWords[name][language].split(',')[0] ?? name,
  };
}

export async function readBuiltInGif(id: string): Promise<Buffer | null> {
  const name = builtInName(id);
  return name ? readFile(path.join(import.meta.dirname, 'built-in', `${name}.webp`)) : null;
}

const builtInName = (id: string): BuiltInGif | undefined => names.find(name => id === ID_PREFIX + name);

/** Matches words of the given language and of English. */
function matchBuiltIn(searchWords: string, language: LanguageCode): FoundGif[] {
  const wanted = foldName(searchWords).split(' ').filter(Boolean);
  const found = names.filter(name => {
    const known = foldName(`${builtInGifWords[name][language]} ${builtInGifWords[name].en}`).split(' ');
    return wanted.every(word => known.some(knownWord => knownWord.startsWith(word)));
  });
  return found.flatMap(name => {
    const gif = builtInGif(ID_PREFIX + name, language);
    return gif ? { ...gif, address: null } : [];
  });
}
