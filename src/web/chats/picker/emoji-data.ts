import type { EmojiData } from 'frimousse';
import { type EmojiKind, emojiKinds } from '#contract/emoji-kinds';
import { parseLanguage } from '#contract/languages';

/** The kind that a label names, which scripts/emoji/slim-emoji.ts hands to the picker; the picker measures its rows with a label of its own, which names none. */
export const kindOf = (label: string): EmojiKind | undefined => emojiKinds.find(kind => kind === label);

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
  const { default: data } = await sets[parseLanguage(locale) ?? 'en']();
  if (!navigator.userAgent.includes('Windows')) return data;
  return { ...data, emojis: data.emojis.filter(({ emoji }) => !/^\p{RI}{2}$/u.test(emoji)) };
}
