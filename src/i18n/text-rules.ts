import compile from 'icu-minify/compile';
import type { FieldError } from '#contract/errors';
import { STACKED_MARKS, WITHOUT_CONTROL_CHARACTERS } from '#contract/plain-text';
import { type IcuText, readIcu } from './read-icu.ts';

/** A text much longer than the original may break a button. */
const LENGTH_RATIO = 1.6;
const LENGTH_SLACK = 12;

/** Longer texts are refused; shorter ones that are still too long for most places are listed as overlong. */
const REFUSED_RATIO = 3;
const REFUSED_SLACK = 60;

/** In UTF-16 units, with placeholders as they are written. */
export const TEXT_UNITS_MAX = 4_000;

export const isOverlong = (original: Pick<IcuText, 'length'>, { length }: Pick<IcuText, 'length'>): boolean =>
  length > original.length * LENGTH_RATIO + LENGTH_SLACK;

/** In characters, as `readIcu` counts. */
export const longestAllowed = (original: Pick<IcuText, 'length'>): number =>
  Math.floor(original.length * REFUSED_RATIO + REFUSED_SLACK);

/**
 * Says why a text cannot replace the original; null if it can. It must be ICU message syntax with the placeholders and
 * tags of the original, used as there, so that it can never fail where it is shown, nor bring markup of its own.
 * @spec 1.5 D5.10
 */
export function textMistake(original: string, text: string): FieldError | null {
  if (text.trim() === '') return { code: 'field_required' };
  if (text.length > TEXT_UNITS_MAX) return { code: 'field_too_long' };
  if (!isPlain(text)) return { code: 'field_invalid' };
  const wanted = readIcu(original);
  const found = readIcu(text);
  if (!wanted || !found || !compiles(text)) return { code: 'text_syntax' };
  if (wanted.placeholders.join() !== found.placeholders.join() || !isUsedAlike(wanted, found))
    return {
      code: 'text_placeholders',
      params: { placeholders: writtenPlaceholders(wanted).join(', ') || '–' },
    };
  return found.length > longestAllowed(wanted) ? { code: 'field_too_long' } : null;
}

/** Texts are one paragraph; line breaks could inject headers into an email. */
const isPlain = (text: string): boolean =>
  WITHOUT_CONTROL_CHARACTERS.test(text) &&
  !/[\t\r\n\u2028\u2029]/.test(text) &&
  !STACKED_MARKS.test(text) &&
  text.isWellFormed();

/** A number may be counted, compared or shown as it is. Other values may only be used as in the original. */
function isUsedAlike(wanted: IcuText, found: IcuText): boolean {
  return [...found.uses].every(([name, uses]) => {
    const known = wanted.uses.get(name) ?? new Set<string>();
    const isNumber = [...known].some(use => /^(number|plural|ordinal)/.test(use));
    return [...uses].every(
      use => known.has(use) || (isNumber ? NUMBER_USES.has(use) : use === 'plain' && known.has('select')),
    );
  });
}

const NUMBER_USES = new Set(['plain', 'plural', 'number ""']);

/** As they are written in a text, such as `{name}` and `<b>`. */
export const writtenPlaceholders = ({ placeholders }: Pick<IcuText, 'placeholders'>): string[] =>
  placeholders.map(name => (name.startsWith('<') ? name : `{${name}}`));

function compiles(text: string): boolean {
  try {
    compile(text);
    return true;
  } catch {
    return false;
  }
}

/** Limits of places where a longer text is cut or breaks the line, in characters, by the key. */
const placeLimits: readonly [place: RegExp, length: number][] = [
  [/^(nav|action)\./, 24],
  [/\.(subject|title)$/, 70],
  [/^push\./, 120],
];

/**
 * How long a text may be to fit its place, in characters as `readIcu` counts: not much longer than the original, and
 * within the limit of the place.
 * @spec D5.10
 */
export function fittingLength(key: string, original: Pick<IcuText, 'length'>): number {
  const limit = placeLimits.find(([place]) => place.test(key))?.[1] ?? Number.POSITIVE_INFINITY;
  const usual = Math.floor(original.length * LENGTH_RATIO + LENGTH_SLACK);
  return Math.max(original.length, Math.min(usual, limit));
}
