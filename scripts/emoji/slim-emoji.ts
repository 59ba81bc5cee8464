import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

type EmojiRecord = {
  emoji: string;
  label: string;
  group?: number;
  order?: number;
  version: number;
  tags?: string[];
  skins?: { emoji: string; tone?: number | number[] }[];
};
type EmojiMessages = {
  groups: { key: string; order: number }[];
  skinTones: { key: string; message: string }[];
};

const MODULE = /^emoji:([a-z]{2})$/;
/** Newer emoji are left out, because older devices would show them as empty boxes. */
const VERSION = 15;
const COMPONENTS = 2;
const TONES = ['light', 'medium-light', 'medium', 'medium-dark', 'dark'];
const require = createRequire(import.meta.url);

/** Serves modules such as `emoji:nl` with only the fields that the site shows. */
export const slimEmoji = (): Plugin => ({
  name: 'slim-emoji',
  resolveId: id => (MODULE.test(id) ? `\0${id}` : null),
  load(id) {
    const [, language] = MODULE.exec(id.replace('\0', '')) ?? [];
    return language ? `export default ${JSON.stringify(emojiOf(language))}` : null;
  },
});

function emojiOf(language: string) {
  const all = require(`emojibase-data/${language}/data.json`) as EmojiRecord[];
  const messages = require(`emojibase-data/${language}/messages.json`) as EmojiMessages;
  const shown = all.filter(
    ({ group, version }) => group !== undefined && group !== COMPONENTS && version <= VERSION,
  );
  return {
    locale: language,
    emojis: shown.sort((a, b) => (a.order ?? 0) - (b.order ?? 0)).map(slim),
    categories: messages.groups
      .filter(({ order }) => order !== COMPONENTS)
      // emojibase leaves some `message` texts in English, so `label` contains `key`.
      .map(({ order, key }) => ({ index: order, label: key })),
    skinTones: Object.fromEntries(messages.skinTones.map(({ key, message }) => [key, message])),
  };
}

const slim = ({ emoji, label, group = 0, version, tags = [], skins }: EmojiRecord) => ({
  emoji,
  category: group,
  label,
  version,
  tags,
  ...(skins && { skins: tonesOf(skins) }),
});

/** Leaves out emoji of two people with different skin tones. */
const tonesOf = (skins: NonNullable<EmojiRecord['skins']>) =>
  Object.fromEntries(
    skins.flatMap(({ emoji, tone }) => (typeof tone === 'number' ? [[TONES[tone - 1], emoji]] : [])),
  );
