import * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';
import { STACKED_MARKS, WITHOUT_CONTROL_CHARACTERS } from './plain-text.ts';

/** Accepts and removes any fields, because query strings may carry tracking parameters. */
export const nothing = z.object({});
/** Ids are converted to lower case, so that equal ids are equal strings. */
export const id = z.uuid().check(z.toLowerCase());
export const timestamp = z.iso.datetime();
export const isoDate = z.iso.date();
export const queryInt = (min: number, max: number, error?: ErrorCode) => {
  const options = error && { error };
  return z.pipe(
    z.union([z.number(), z.string().check(z.regex(/^-?\d{1,10}$/, options))], options),
    z.pipe(z.transform(Number), z.int(options).check(z.gte(min, options), z.lte(max, options))),
  );
};
export const queryBoolean = z.pipe(
  z.union([z.boolean(), z.enum(['1', '0', 'true', 'false'])], { error: 'choice_unknown' }),
  z.pipe(
    z.transform(
      (value: boolean | '1' | '0' | 'true' | 'false') => value === true || value === '1' || value === 'true',
    ),
    z.boolean(),
  ),
);
/** Accepts a repeated query parameter and returns its distinct values. */
export const queryList = <const Values extends readonly [string, ...string[]]>(
  values: Values,
  { max, tooMany }: { max: number; tooMany: ErrorCode },
) =>
  z.pipe(
    z.union([z.string(), z.array(z.string())], { error: 'choice_unknown' }),
    z.pipe(
      z.transform((value: string | string[]) => [...new Set([value].flat())]),
      z.pipe(
        z.array(z.string()).check(
          z.maxLength(max, { error: tooMany, abort: true }),
          z.refine(list => list.every(value => values.includes(value)), { error: 'choice_unknown' }),
        ),
        z.array(z.enum(values)),
      ),
    ),
  );
/** `abort` ends the checks, because further checks of a huge input are slow. */
export const text = (max: number) =>
  z.string().check(
    z.trim(),
    z.maxLength(max, { error: 'field_too_long', abort: true }),
    z.regex(WITHOUT_CONTROL_CHARACTERS, { error: 'field_invalid' }),
    z.refine(typed => !STACKED_MARKS.test(typed), { error: 'field_invalid' }),
    // PostgreSQL refuses an unpaired surrogate in JSON.
    z.refine(typed => typed.isWellFormed(), { error: 'field_invalid' }),
  );

/** Refuses less than `min` characters with the error `explanation_length`, which names both limits of the field. */
export const explains = ({ min, max }: { min: number; max: number }) =>
  z.refine<string>(typed => typed.length >= min, {
    error: 'explanation_length',
    params: { explanation_min: min, explanation_max: max },
  });
