import { randomInt } from 'node:crypto';

const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 10;

/**
 * Returns a random code, which cannot be guessed because it has 49 random bits.
 * @spec 3.7
 */
export const newDiscountCode = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
