import type { FlatTexts } from './flat-texts.ts';
import { readIcu } from './icu.ts';

/** A translation much longer than the Dutch text may break a button. */
const LENGTH_RATIO = 1.6;
const LENGTH_SLACK = 12;

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
  const overlong = found.length > wanted.length * LENGTH_RATIO + LENGTH_SLACK;
  return [
    ...(differ ? [`${label}: takes {${found.placeholders}}, its base {${wanted.placeholders}}`] : []),
    ...(overlong ? [`${label}: ${found.length} characters, its base ${wanted.length}`] : []),
  ];
}
