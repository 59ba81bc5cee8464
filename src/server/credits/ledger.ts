import type { creditKinds, creditLots } from '#contract/credits';

/**
 * Free credits were granted, purchased ones paid for; free ones are spent first and never refunded in money.
 * @spec D2.13
 */
export type Lot = (typeof creditLots)[number];

/** The contra account of a ledger entry: the source or use of the credits. */
export type Contra = (typeof creditKinds)[number];

/** Whole credits of a member. */
export type Wallet = { free: number; purchased: number };

export const walletTotal = ({ free, purchased }: Wallet): number => free + purchased;
