import { randomInt } from 'node:crypto';

/** Without confusable characters: 0, O, 1, I, L. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 10;

/**
 * 49 random bits.
 * @spec 3.7
 */
export const newDiscountCode = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
