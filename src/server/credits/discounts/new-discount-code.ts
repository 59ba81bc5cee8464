import { randomInt } from 'node:crypto';

/** Without characters that are easily confused: 0 and O, 1, I and L. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 10;

/**
 * A random discount code: 10 letters and digits, 49 bits.
 * @spec 3.7
 */
export const newDiscountCode = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
