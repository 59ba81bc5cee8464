import type { EmojiData } from 'frimousse';
import { languageFrom } from '#contract/languages';

/** The kinds of the data sets, which the picker is handed as their labels (scripts/emoji/slim-emoji.ts). */
const kinds = [
  'smileys-emotion',
  'people-body',
  'animals-nature',
  'food-drink',
  'travel-places',
  'activities',
  'objects',
  'symbols',
  'flags',
] as const;
type EmojiKind = (typeof kinds)[number];

/** The kind that a label names; the picker measures its rows with a label of its own, which names none. */
export const kindOf = (label: string): EmojiKind | undefined => kinds.find(kind => kind === label);

/** Emoji with their names in one language; only the reader's is loaded, and from this site. */
const sets = {
  de: () => import('emoji:de'),
  en: () => import('emoji:en'),
  es: () => import('emoji:es'),
  fr: () => import('emoji:fr'),
  it: () => import('emoji:it'),
  nl: () => import('emoji:nl'),
  pl: () => import('emoji:pl'),
};

/** The emoji for a reader's locale. Windows draws no flags of countries: there they would be two letters. */
export async function emojiData(locale: string): Promise<EmojiData> {
  const { default: data } = await sets[languageFrom(locale) ?? 'en']();
  if (!navigator.userAgent.includes('Windows')) return data;
  return { ...data, emojis: data.emojis.filter(({ emoji }) => !/^\p{RI}{2}$/u.test(emoji)) };
}
