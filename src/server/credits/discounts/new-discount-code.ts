import { randomInt } from 'node:crypto';

const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 10;

/**
 * Its 49 random bits are too many to guess.
 * @spec 3.7
 */
export const newDiscountCode = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
