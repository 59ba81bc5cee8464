import fc from 'fast-check';
import type { PaymentState } from '#contract/payments';

/** `which` is the index of an earlier order, and `spent` of an earlier `spend`. */
export type LedgerOperation =
  | { act: 'grant'; credits: number }
  | { act: 'spend'; credits: number }
  | { act: 'return'; spent: number }
  | { act: 'order'; credits: number; amount: number }
  | { act: 'report'; which: number; state: PaymentState }
  | { act: 'wrong_amount'; which: number; by: number; state: 'completed' | 'refunded' | 'charged_back' }
  | { act: 'partial_refund'; which: number; part: number }
  | { act: 'withdraw'; which: number };

const bought = (): LedgerOperation[] => [
  { act: 'order', credits: 50, amount: 4_299 },
  { act: 'report', which: 0, state: 'completed' },
  { act: 'spend', credits: 40 },
];
/** Later purchases pay off a debt, a case that random sequences rarely contain. */
const debtor: LedgerOperation[] = [
  ...bought(),
  { act: 'report', which: 0, state: 'charged_back' },
  { act: 'order', credits: 25, amount: 2_299 },
  { act: 'report', which: 1, state: 'completed' },
  { act: 'order', credits: 25, amount: 2_299 },
  { act: 'report', which: 2, state: 'completed' },
  { act: 'withdraw', which: 2 },
];
const unread: LedgerOperation[] = [
  ...bought(),
  { act: 'report', which: 0, state: 'charged_back' },
  { act: 'return', spent: 0 },
];
const withdrawn: LedgerOperation[] = [
  ...bought(),
  { act: 'withdraw', which: 0 },
  { act: 'return', spent: 0 },
  { act: 'withdraw', which: 0 },
  { act: 'report', which: 0, state: 'charged_back' },
];
const underpaid = (state: 'completed' | 'refunded'): LedgerOperation[] => [
  { act: 'order', credits: 50, amount: 4_299 },
  { act: 'wrong_amount', which: 0, by: -4_298, state },
  { act: 'partial_refund', which: 0, part: 1 },
];

export const notableSequences: [LedgerOperation[]][] = [
  [debtor],
  [unread],
  [withdrawn],
  [underpaid('completed')],
  [underpaid('refunded')],
];

const credits = fc.integer({ min: 1, max: 60 });
const which = fc.nat(5);
const finalStates = ['completed', 'completed', 'completed', 'charged_back', 'charged_back'] as const;
const state = fc.constantFrom<PaymentState>('pending', 'failed', 'cancelled', 'expired', ...finalStates);
const paidStates = fc.constantFrom('completed' as const, 'refunded' as const, 'charged_back' as const);
const amount = fc.integer({ min: 2, max: 9_999 });
const ofKind = <Name extends LedgerOperation['act']>(act: Name) => ({ act: fc.constant(act) });
const weighted = (weight: number, arbitrary: fc.Arbitrary<LedgerOperation>) => ({ weight, arbitrary });

export const operationSequences: fc.Arbitrary<LedgerOperation[]> = fc.array(
  fc.oneof(
    weighted(1, fc.record({ ...ofKind('grant'), credits })),
    weighted(4, fc.record({ ...ofKind('spend'), credits })),
    weighted(2, fc.record({ ...ofKind('return'), spent: fc.nat(9) })),
    weighted(4, fc.record({ ...ofKind('order'), credits, amount })),
    weighted(6, fc.record({ ...ofKind('report'), which, state })),
    weighted(
      1,
      fc.record({ ...ofKind('wrong_amount'), which, by: fc.integer({ min: 1 }), state: paidStates }),
    ),
    weighted(1, fc.record({ ...ofKind('partial_refund'), which, part: fc.integer({ min: 1, max: 999 }) })),
    weighted(2, fc.record({ ...ofKind('withdraw'), which })),
  ),
  { maxLength: 24 },
);
