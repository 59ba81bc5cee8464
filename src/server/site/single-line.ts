import * as z from 'zod/mini';

/** Refuses control characters, which could inject content into email subjects, titles and tables. */
export const singleLine = (max: number) =>
  z.string().check(
    z.maxLength(max, { error: `must have at most ${max} characters` }),
    z.refine(written => /^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u.test(written), {
      error: 'must be one line, without control characters',
    }),
  );

export const nonEmptyLine = (max: number) =>
  singleLine(max).check(z.refine(written => written.trim() !== '', { error: 'must not be empty' }));
