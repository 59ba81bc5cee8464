import type { ReturnReason } from '#contract/staff-debits';

/**
 * A return for a reason blocks direct debit for `days`.
 * @spec 5.8
 */
export const returnReasons = {
  AM04: { days: 30, says: 'insufficient funds' },
  AC01: { days: 365, says: 'account number wrong' },
  AC04: { days: 365, says: 'account closed' },
  AC06: { days: 365, says: 'account blocked' },
  AC13: { days: 365, says: 'not an account of a person' },
  AG01: { days: 365, says: 'direct debits are forbidden on this account' },
  AG02: { days: 0, says: 'bank operation code wrong' },
  BE05: { days: 0, says: 'creditor identifier not known to the bank' },
  CNOR: { days: 0, says: 'bank of the creditor not registered' },
  DNOR: { days: 30, says: 'bank of the debtor not registered' },
  FF01: { days: 0, says: 'file format wrong' },
  MD01: { days: 365, says: 'no mandate: the holder disputes having agreed' },
  MD02: { days: 30, says: 'mandate data wrong or missing' },
  MD06: { days: 365, says: 'taken back by the holder within eight weeks' },
  MD07: { days: 365, says: 'holder deceased' },
  MS02: { days: 365, says: 'refused by the holder' },
  MS03: { days: 90, says: 'no reason given' },
  RC01: { days: 30, says: 'bank identifier wrong' },
  RR01: { days: 365, says: 'regulation: account of the debtor' },
  RR02: { days: 365, says: 'regulation: name or address of the debtor' },
  RR03: { days: 0, says: 'regulation: name or address of the creditor' },
  RR04: { days: 365, says: 'regulation' },
  SL01: { days: 365, says: 'the holder has blocked this creditor at the bank' },
} as const satisfies Record<ReturnReason, { days: number; says: string }>;

export const isReturnReason = (code: string): code is ReturnReason => Object.hasOwn(returnReasons, code);
