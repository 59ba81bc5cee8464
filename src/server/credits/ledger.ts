import type { creditKinds, creditLots } from '#contract/credits';

/**
 * Free credits are spent first and never refunded in money.
 * @spec D2.13
 */
export type Lot = (typeof creditLots)[number];

/** Where credits came from, or what they were used for. */
export type LedgerEntryKind = (typeof creditKinds)[number];

export type Wallet = { free: number; purchased: number };

export const walletTotal = ({ free, purchased }: Wallet): number => free + purchased;
