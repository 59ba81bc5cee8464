import type { LanguageCode } from '#contract/languages';
import { deTexts } from './de.ts';
import { enTexts } from './en.ts';
import { esTexts } from './es.ts';
import { frTexts } from './fr.ts';
import { itTexts } from './it.ts';
import type { LanguageTexts } from './language-texts.ts';
import { nlTexts } from './nl.ts';
import { plTexts } from './pl.ts';

export const textsByLanguage: Readonly<Record<LanguageCode, LanguageTexts>> = {
  nl: nlTexts,
  en: enTexts,
  de: deTexts,
  fr: frTexts,
  es: esTexts,
  it: itTexts,
  pl: plTexts,
};
