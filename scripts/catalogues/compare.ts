import type { LanguageCode } from '../../src/contract/languages.ts';
import type { FlatTexts } from '../../src/i18n/flat-texts.ts';
import { readIcu } from '../../src/i18n/read-icu.ts';
import { fittingLength } from '../../src/i18n/text-rules.ts';
import { isSameInLanguages } from './same-texts.ts';
import { hasWords, pluralMistakes, typographyMistakes } from './text-mistakes.ts';

/** Every language has every Dutch key. */
export function compareLanguage(language: LanguageCode, dutch: FlatTexts, texts: FlatTexts): string[] {
  const missing = [...dutch.keys()].filter(key => !texts.has(key));
  const compared = [...texts].flatMap(([key, text]) => {
    const base = dutch.get(key);
    return base === undefined ? [`${language} ${key}: not in nl`] : compareText(language, key, base, text);
  });
  return [...missing.map(key => `${language} ${key}: missing`), ...compared];
}

/** A text that is the same in another language was probably forgotten. */
export const findUntranslated = (language: LanguageCode, texts: FlatTexts, other: FlatTexts): string[] =>
  [...texts]
    .filter(([key, text]) => other.get(key) === text && hasWords(text) && !isSameInLanguages(language, text))
    .map(([key, text]) => `${language} ${key}: untranslated, or missing in same-texts.ts: ${text}`);

/** A variant such as `nl-BE` contains only texts that differ from its base. */
export function compareVariant(name: string, base: FlatTexts, texts: FlatTexts): string[] {
  return [...texts].flatMap(([key, text]) => {
    const common = base.get(key);
    if (common === undefined) return [`${name} ${key}: not in its base`];
    return common === text ? [`${name} ${key}: equal to its base`] : compareText(name, key, common, text);
  });
}

/** In Switzerland `ß` and German quotation marks are not written, so every German text with one has a Swiss one. */
export const findGermanSpelling = (german: FlatTexts, swiss: FlatTexts): string[] =>
  [...german]
    .filter(([key, text]) => /[ß„“]/.test(swiss.get(key) ?? text))
    .map(([key]) => `de-CH ${key}: German spelling`);

function compareText(locale: string, key: string, base: string, text: string): string[] {
  const label = `${locale} ${key}`;
  if (text.trim() === '') return [`${label}: empty`];
  const wanted = readIcu(base);
  const found = readIcu(text);
  if (!wanted || !found) return [`${label}: not ICU message syntax`];
  const differ = wanted.placeholders.join() !== found.placeholders.join();
  const fits = fittingLength(key, wanted);
  return [
    ...(differ ? [`${label}: takes {${found.placeholders}}, its base {${wanted.placeholders}}`] : []),
    ...(found.length > fits ? [`${label}: ${found.length} characters, of which ${fits} fit`] : []),
    ...pluralMistakes(locale, text).map(mistake => `${label}: ${mistake}`),
    ...typographyMistakes(locale, text).map(mistake => `${label}: ${mistake}`),
  ];
}
