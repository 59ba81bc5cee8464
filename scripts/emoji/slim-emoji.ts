import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/** What the data sets say of an emoji, as far as it is used. */
type Known = {
  emoji: string;
  label: string;
  group?: number;
  order?: number;
  version: number;
  tags?: string[];
  skins?: { emoji: string; tone?: number | number[] }[];
};
type Words = { groups: { key: string; order: number }[]; skinTones: { key: string; message: string }[] };

const MODULE = /^emoji:([a-z]{2})$/;
/** What phones and computers have had for some years; newer ones would be empty boxes. */
const VERSION = 15;
/** Parts of others, which nobody picks alone. */
const COMPONENTS = 2;
const TONES = ['light', 'medium-light', 'medium', 'medium-dark', 'dark'];
const require = createRequire(import.meta.url);

/** Makes `emoji:nl` and its like of the data sets: one language, without what is not shown. */
export const slimEmoji = (): Plugin => ({
  name: 'slim-emoji',
  resolveId: id => (MODULE.test(id) ? `\0${id}` : null),
  load(id) {
    const [, language] = MODULE.exec(id.replace('\0', '')) ?? [];
    return language ? `export default ${JSON.stringify(emojiOf(language))}` : null;
  },
});

/** The emoji of a language, in the shape the picker takes. */
export function emojiOf(language: string) {
  const all = require(`emojibase-data/${language}/data.json`) as Known[];
  const words = require(`emojibase-data/${language}/messages.json`) as Words;
  const shown = all.filter(
    ({ group, version }) => group !== undefined && group !== COMPONENTS && version <= VERSION,
  );
  return {
    locale: language,
    emojis: shown.sort((one, other) => (one.order ?? 0) - (other.order ?? 0)).map(slim),
    categories: words.groups
      .filter(({ order }) => order !== COMPONENTS)
      // What a kind is called stands in the catalogues: the data sets leave some in English.
      .map(({ order, key }) => ({ index: order, label: key })),
    skinTones: Object.fromEntries(words.skinTones.map(({ key, message }) => [key, message])),
  };
}

const slim = ({ emoji, label, group = 0, version, tags = [], skins }: Known) => ({
  emoji,
  category: group,
  label,
  version,
  tags,
  ...(skins && { skins: tonesOf(skins) }),
});

/** One of each tone; pairs of people in two tones are left out. */
const tonesOf = (skins: NonNullable<Known['skins']>) =>
  Object.fromEntries(
    skins.flatMap(({ emoji, tone }) => (typeof tone === 'number' ? [[TONES[tone - 1], emoji]] : [])),
  );
