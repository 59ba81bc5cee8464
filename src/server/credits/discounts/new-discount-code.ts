import { randomInt } from 'node:crypto';

/** Without what is taken for one another when read aloud or typed: 0 and O, 1, I and L. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 10;

/** A discount code nobody can guess: 10 letters and digits, 49 bits. */
export const newDiscountCode = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
