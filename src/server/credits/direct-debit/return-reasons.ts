/**
 * Why a bank gives a direct debit back (ISO 20022, external reason codes), and for how many days the account, its member and his telephone
 * pay in other ways then. No money is a matter of weeks; an account that is closed, or whose holder never agreed, one of a year. What was our own fault or
 * our bank's is nobody's who paid.
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
  MD01: { days: 365, says: 'no mandate: the holder says that he never agreed' },
  MD02: { days: 30, says: 'mandate data wrong or missing' },
  MD06: { days: 365, says: 'taken back by the holder within eight weeks' },
  MD07: { days: 365, says: 'holder deceased' },
  MS02: { days: 365, says: 'refused by the holder' },
  MS03: { days: 90, says: 'no reason told' },
  RC01: { days: 30, says: 'bank identifier wrong' },
  RR01: { days: 365, says: 'regulation: account of the debtor' },
  RR02: { days: 365, says: 'regulation: name or address of the debtor' },
  RR03: { days: 0, says: 'regulation: name or address of the creditor' },
  RR04: { days: 365, says: 'regulation' },
  SL01: { days: 365, says: 'the holder has his bank refuse us' },
} as const satisfies Record<string, { days: number; says: string }>;
export type ReturnReason = keyof typeof returnReasons;

export const isReturnReason = (code: string): code is ReturnReason => Object.hasOwn(returnReasons, code);
