import type { Output } from '#contract/call';
import { fieldError } from '#contract/errors';
import type { previewText as previewCall, TextLanguage } from '#contract/staff-texts';
import { type IcuText, readIcu } from '#i18n/read-icu';
import { createText } from '#i18n/text';
import { fittingLength, textMistake } from '#i18n/text-rules';
import { originalText } from './change-text.ts';

type Preview = Output<typeof previewCall>;
type Part = Preview['parts'][number];

/**
 * Checks a text as `changeText` does, and fills it with example values.
 * @throws ApiError `not_found`, or `invalid_input` at the field `text`
 * @spec 1.5 D5.10
 */
export async function previewText(
  { language, key, text }: { language: TextLanguage; key: string; text: string },
  now: Date,
): Promise<Preview> {
  const original = await originalText(language, key);
  const mistake = textMistake(original, text);
  if (mistake) throw fieldError('text', mistake.code, mistake.params);
  const wanted = readIcu(original);
  const written = readIcu(text);
  if (!wanted || !written) throw fieldError('text', 'text_syntax');
  const fits = fittingLength(key, wanted);
  return {
    parts: filledParts(language, text, written, now),
    length: written.length,
    fits,
    overlong: written.length > fits,
  };
}

const PREVIEW = 'preview';

/** Tags are functions for the translator, so a nested tag gives parts with several names. */
function filledParts(locale: string, text: string, written: IcuText, now: Date): Part[] {
  const t = createText(locale, { [PREVIEW]: text }, 'UTC') as unknown as {
    rich: (key: string, values: Record<string, unknown>) => unknown;
  };
  const values = written.placeholders.map(name => [bareName(name), exampleOf(name, written, now)] as const);
  return partsOf(t.rich(PREVIEW, Object.fromEntries(values)));
}

const bareName = (name: string): string => name.replace(/^<(.*)>$/, '$1');

function exampleOf(name: string, { uses }: IcuText, now: Date): unknown {
  if (name.startsWith('<'))
    return (chunks: unknown) =>
      partsOf(chunks).map(part => ({ ...part, tags: [bareName(name), ...part.tags] }));
  const kinds = [...(uses.get(name) ?? [])];
  if (kinds.some(kind => /^(date|time)/.test(kind))) return now;
  if (kinds.some(kind => /^(number|plural|ordinal)/.test(kind))) return EXAMPLE_NUMBER;
  return kinds.includes('select') ? 'other' : (examples[name] ?? `[${name}]`);
}

const EXAMPLE_NUMBER = 3;
const examples: Readonly<Record<string, string>> = { name: 'Sam', email: 'sam@example.com' };

function partsOf(chunks: unknown): Part[] {
  if (Array.isArray(chunks)) return chunks.flatMap(partsOf);
  if (typeof chunks === 'object' && chunks !== null && 'tags' in chunks) return [chunks as Part];
  return chunks === '' ? [] : [{ text: String(chunks), tags: [] }];
}
