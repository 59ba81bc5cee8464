import type { creditKinds, creditLots } from '#contract/credits';

/** Free credits were given, purchased ones paid for; free ones are spent first and never refunded in money. */
export type Lot = (typeof creditLots)[number];

/** The house's side of an entry: what credits came from or went to. */
export type Contra = (typeof creditKinds)[number];

/** Whole credits of one member. */
export type Wallet = { free: number; purchased: number };

export const walletTotal = ({ free, purchased }: Wallet): number => free + purchased;
