import type { EmojiData } from 'frimousse';
import { type EmojiKind, emojiKinds } from '#contract/emoji-kinds';
import { parseLanguage } from '#contract/languages';

/** Undefined for the hidden category with which the picker measures row heights. */
export const emojiKindOf = (label: string): EmojiKind | undefined => emojiKinds.find(kind => kind === label);

const sets = {
  de: () => import('emoji:de'),
  en: () => import('emoji:en'),
  es: () => import('emoji:es'),
  fr: () => import('emoji:fr'),
  it: () => import('emoji:it'),
  nl: () => import('emoji:nl'),
  pl: () => import('emoji:pl'),
};

/** Leaves out country flags on Windows, which cannot draw them. */
export async function emojiData(locale: string): Promise<EmojiData> {
  const { default: data } = await sets[parseLanguage(locale) ?? 'en']();
  if (!navigator.userAgent.includes('Windows')) return data;
  return { ...data, emojis: data.emojis.filter(({ emoji }) => !/^\p{RI}{2}$/u.test(emoji)) };
}
