import { type Interest, interests } from '#contract/interests';

/** The bit of an interest in `profiles.interest_bits`: `interest_bit` of the migrations in TypeScript. */
export const interestBit = (interest: Interest): bigint => 1n << BigInt(interests.indexOf(interest));

/** Several of them in one number. */
export const interestBits = (picked: readonly Interest[]): bigint =>
  picked.reduce((bits, interest) => bits | interestBit(interest), 0n);
