import * as z from 'zod/mini';
import type { ErrorCode, FieldError, FieldErrors } from './errors.ts';
import { errorCodes } from './errors.ts';
import { TOWER, WITHOUT_SIGNS } from './plain-text.ts';

/** No query or no body. Unknown members of an object are dropped, never refused: query strings carry tracking. */
export const nothing = z.object({});
/** In lower case, as the database has it: the same id is the same text. */
export const id = z.uuid().check(z.toLowerCase());
export const timestamp = z.iso.datetime();
/** `YYYY-MM-DD`. */
export const isoDate = z.iso.date();
/** A whole number that came as text in a query string. */
export const queryInt = (min: number, max: number, error?: ErrorCode) => {
  const words = error && { error };
  return z.pipe(
    z.union([z.number(), z.string().check(z.regex(/^-?\d{1,10}$/, words))], words),
    z.pipe(z.transform(Number), z.int(words).check(z.gte(min, words), z.lte(max, words))),
  );
};
/** A yes that came as text in a query string, `1` or `true`. */
export const queryYes = z.pipe(
  z.union([z.boolean(), z.enum(['1', '0', 'true', 'false'])], { error: 'choice_unknown' }),
  z.pipe(
    z.transform(
      (given: boolean | '1' | '0' | 'true' | 'false') => given === true || given === '1' || given === 'true',
    ),
    z.boolean(),
  ),
);
/** Some of these values, each once, from a parameter that a query string repeats. What is wrong is said of the whole field. */
export const queryList = <const Values extends readonly [string, ...string[]]>(
  values: Values,
  { max, tooMany }: { max: number; tooMany: ErrorCode },
) =>
  z.pipe(
    z.union([z.string(), z.array(z.string())], { error: 'choice_unknown' }),
    z.pipe(
      z.transform((given: string | string[]) => [...new Set([given].flat())]),
      z.pipe(
        z.array(z.string()).check(
          z.maxLength(max, { error: tooMany, abort: true }),
          z.refine(given => given.every(one => values.includes(one)), { error: 'choice_unknown' }),
        ),
        z.array(z.enum(values)),
      ),
    ),
  );
/**
 * A text without control characters except line breaks; trimmed. NUL and lone direction overrides never get in. One that is too
 * long is looked at no further: what a check costs must not grow with what a stranger sends.
 */
export const text = (max: number) =>
  z.string().check(
    z.trim(),
    z.maxLength(max, { error: 'field_too_long', abort: true }),
    z.regex(WITHOUT_SIGNS, { error: 'field_invalid' }),
    z.refine(typed => !TOWER.test(typed), { error: 'field_invalid' }),
    // Half a surrogate pair is no text either: PostgreSQL refuses it in JSON.
    z.refine(typed => typed.isWellFormed(), { error: 'field_invalid' }),
  );

/** Refused fields that are told of: no form has more, and a long list of wrong ones must not make a long answer. */
const MAX_FIELDS = 50;

/**
 * Turns a schema's refusal into field errors. A check names its code as its message;
 * any other refusal becomes `field_required` or `field_invalid`.
 */
export function fieldErrorsOf(error: z.core.$ZodError, prefix = ''): FieldErrors {
  const fields: FieldErrors = {};
  for (const issue of error.issues.slice(0, MAX_FIELDS)) {
    const path = prefix + issue.path.join('.');
    fields[path] ??= fieldErrorOf(issue);
  }
  return fields;
}

function fieldErrorOf(issue: z.core.$ZodIssue): FieldError {
  const code = errorCodes.find(known => known === issue.message) satisfies ErrorCode | undefined;
  const params = 'params' in issue ? (issue.params as FieldError['params']) : undefined;
  if (code) return params ? { code, params } : { code };
  const missing = issue.code === 'invalid_type' && issue.input === undefined;
  return { code: missing ? 'field_required' : 'field_invalid' };
}
