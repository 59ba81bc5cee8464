import type { EmojiData } from 'frimousse';
import { type EmojiKind, emojiKinds } from '#contract/emoji-kinds';
import { parseLanguage } from '#contract/languages';

/**
 * The category named by a label, which scripts/emoji/slim-emoji.ts gives to the picker; undefined for the label
 * that the picker measures its rows with.
 */
export const emojiKindOf = (label: string): EmojiKind | undefined => emojiKinds.find(kind => kind === label);

/** Emoji with their names in one language; only the reader's is loaded, from this site. */
const sets = {
  de: () => import('emoji:de'),
  en: () => import('emoji:en'),
  es: () => import('emoji:es'),
  fr: () => import('emoji:fr'),
  it: () => import('emoji:it'),
  nl: () => import('emoji:nl'),
  pl: () => import('emoji:pl'),
};

/** The emoji for a locale. Windows draws no country flags, so they are left out there. */
export async function emojiData(locale: string): Promise<EmojiData> {
  const { default: data } = await sets[parseLanguage(locale) ?? 'en']();
  if (!navigator.userAgent.includes('Windows')) return data;
  return { ...data, emojis: data.emojis.filter(({ emoji }) => !/^\p{RI}{2}$/u.test(emoji)) };
}
