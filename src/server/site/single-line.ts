import * as z from 'zod/mini';

/**
 * A single line of operator text: it is used in email subjects, titles and tables, where a line break or NUL
 * could inject content.
 */
export const singleLine = (max: number) =>
  z.string().check(
    z.maxLength(max, { error: `must have at most ${max} characters` }),
    z.refine(written => /^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u.test(written), {
      error: 'must be one line, without control characters',
    }),
  );

/** A single line that is not blank. */
export const nonEmptyLine = (max: number) =>
  singleLine(max).check(z.refine(written => written.trim() !== '', { error: 'must not be empty' }));
