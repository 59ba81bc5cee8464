import { randomInt } from 'node:crypto';

/** Leaves out 0, O, 1, I and L, which readers confuse. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 10;

/**
 * 49 random bits cannot be guessed.
 * @spec 3.7
 */
export const newDiscountCode = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
