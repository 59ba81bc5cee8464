import { allInterests, type Interest } from '#contract/interests';

/** The SQL function `interest_bit` must return the same bit. */
export const interestBit = (interest: Interest): bigint => 1n << BigInt(allInterests.indexOf(interest));

export const interestBits = (picked: readonly Interest[]): bigint =>
  picked.reduce((bits, interest) => bits | interestBit(interest), 0n);
