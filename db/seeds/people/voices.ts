import type { LanguageCode } from '#contract/languages';
import { deTexts } from './de.ts';
import { enTexts } from './en.ts';
import { esTexts } from './es.ts';
import { frTexts } from './fr.ts';
import { itTexts } from './it.ts';
import { nlTexts } from './nl.ts';
import { plTexts } from './pl.ts';
import type { LanguageTexts } from './voice.ts';

/** What members say, by the language they speak. */
export const textsByLanguage: Readonly<Record<LanguageCode, LanguageTexts>> = {
  nl: nlTexts,
  en: enTexts,
  de: deTexts,
  fr: frTexts,
  es: esTexts,
  it: itTexts,
  pl: plTexts,
};
