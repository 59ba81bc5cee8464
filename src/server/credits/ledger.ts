import type { creditKinds, creditLots } from '#contract/credits';

/**
 * Free credits are spent first and never refunded in money.
 * @spec D2.13
 */
export type Lot = (typeof creditLots)[number];

/** Source or use of the credits. */
export type Contra = (typeof creditKinds)[number];

export type Wallet = { free: number; purchased: number };

export const walletTotal = ({ free, purchased }: Wallet): number => free + purchased;
