import type { FlatTexts } from '../../src/i18n/flat-texts.ts';
import { readIcu } from '../../src/i18n/read-icu.ts';
import { isOverlong } from '../../src/i18n/text-rules.ts';

/** A `complete` language must have every Dutch key. */
export function compareLanguage(
  name: string,
  dutch: FlatTexts,
  texts: FlatTexts,
  complete: boolean,
): string[] {
  const missing = complete ? [...dutch.keys()].filter(key => !texts.has(key)) : [];
  const compared = [...texts].flatMap(([key, text]) => {
    const base = dutch.get(key);
    return base === undefined ? [`${name} ${key}: not in nl`] : compareText(`${name} ${key}`, base, text);
  });
  return [...missing.map(key => `${name} ${key}: missing`), ...compared];
}

/** A variant such as `nl-BE` contains only texts that differ from its base. */
export function compareVariant(name: string, base: FlatTexts, texts: FlatTexts): string[] {
  return [...texts].flatMap(([key, text]) => {
    const common = base.get(key);
    if (common === undefined) return [`${name} ${key}: not in its base`];
    return common === text
      ? [`${name} ${key}: equal to its base`]
      : compareText(`${name} ${key}`, common, text);
  });
}

function compareText(label: string, base: string, text: string): string[] {
  if (text.trim() === '') return [`${label}: empty`];
  const wanted = readIcu(base);
  const found = readIcu(text);
  if (!wanted || !found) return [`${label}: not ICU message syntax`];
  const differ = wanted.placeholders.join() !== found.placeholders.join();
  return [
    ...(differ ? [`${label}: takes {${found.placeholders}}, its base {${wanted.placeholders}}`] : []),
    ...(isOverlong(wanted, found) ? [`${label}: ${found.length} characters, its base ${wanted.length}`] : []),
  ];
}
