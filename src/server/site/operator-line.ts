import * as z from 'zod/mini';

/** What an operator writes on one line: it gets into subjects of mails, titles and tables, where a line break or NUL would break out. */
export const line = (max: number) =>
  z.string().check(
    z.maxLength(max, { error: `must have at most ${max} characters` }),
    z.refine(written => /^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u.test(written), {
      error: 'must be one line, without control characters',
    }),
  );

/** A line that says something. */
export const filledLine = (max: number) =>
  line(max).check(z.refine(written => written.trim() !== '', { error: 'must not be empty' }));
