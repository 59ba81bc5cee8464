import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Gif } from '#contract/gif';
import type { LanguageCode } from '#contract/languages';
import { type FoundGif, type Gifs, GifsAway } from './gifs.ts';
import { type OwnGif, ownWords } from './own-words.ts';

/** Width and height of every GIF that ships along, in px. */
export const OWN_SIDE = 240;
const PREFIX = 'own-';
const names = Object.keys(ownWords) as OwnGif[];

/** The GIFs that ship along: nothing to install, nobody to ask. Drawn by scripts/draw-gifs.ts. */
export function createOwnGifs(): Gifs {
  return {
    by: 'own',
    find: async ({ words, language, after }) => ({
      gifs: after === null ? matching(words, language) : [],
      next: null,
    }),
    load: () => Promise.reject(new GifsAway('what ships along has no address')),
  };
}

/** One that ships along, whoever provides the others; null for all others. */
export function ownGif(id: string, language: LanguageCode): Gif | null {
  const name = ownName(id);
  if (!name) return null;
  return { id, width: OWN_SIDE, height: OWN_SIDE, words: ownWords[name][language].split(',')[0] ?? name };
}

/** Its bytes; null for what does not ship along. */
export async function readOwnGif(id: string): Promise<Buffer | null> {
  const name = ownName(id);
  return name ? readFile(path.join(import.meta.dirname, 'own', `${name}.webp`)) : null;
}

const ownName = (id: string): OwnGif | undefined => names.find(name => id === PREFIX + name);

const folded = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('ß', 'ss');

/** Those whose words, in this language or in English, begin with each word that is asked for. */
function matching(asked: string, language: LanguageCode): FoundGif[] {
  const wanted = folded(asked)
    .split(/[\s,]+/)
    .filter(Boolean);
  const found = names.filter(name => {
    const known = folded(`${ownWords[name][language]} ${ownWords[name].en}`).split(/[\s,]+/);
    return wanted.every(word => known.some(one => one.startsWith(word)));
  });
  return found.flatMap(name => {
    const gif = ownGif(PREFIX + name, language);
    return gif ? { ...gif, address: null } : [];
  });
}
