import { expect } from 'vitest';
import type { App, MemberCaller } from '../../app.ts';
import { transact } from '../../platform/transact.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import type { TestServer } from '../../testing/start-test-server.ts';
import { applyPaymentReport, type PaymentReport } from '../payments/apply-payment-report.ts';
import { insertPayment } from '../payments/queries.ts';
import { RETURN_CREDITS, scheduleCreditReturns } from '../returns/return-credits.ts';
import { grantCredits, spendCredits } from '../wallet.ts';
import { remaindersOf } from '../withdrawals/remainders-of.ts';
import { withdrawPurchase } from '../withdrawals/withdraw-purchase.ts';
import {
  applyReport,
  applyReturn,
  applySpend,
  applyWithdrawal,
  type ExpectedLedger,
  type ExpectedPayment,
  emptyLedger,
  expectedRemainders,
} from './expected-ledger.ts';
import type { LedgerOperation } from './ledger-operations.ts';

export async function runOperations(
  { app, db, clock }: Pick<TestServer, 'app' | 'db' | 'clock'>,
  operations: readonly LedgerOperation[],
): Promise<void> {
  const { id: accountId } = await db
    .insertInto('accounts')
    .values({ site_id: 1, email: `${crypto.randomUUID()}@mail.example`, language: 'nl' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const run = { app, accountId, expected: emptyLedger() };
  for (const operation of operations) {
    // Time passes between operations, so that purchases have an order.
    clock.advance(1);
    await perform(run, operation);
  }
  await compareWithExpected(run);
}

type LedgerRun = { app: App; accountId: string; expected: ExpectedLedger };

async function perform(run: LedgerRun, operation: LedgerOperation): Promise<void> {
  if (operation.act === 'grant') return grant(run, operation.credits);
  if (operation.act === 'spend') return spend(run, operation.credits);
  if (operation.act === 'return') return comeBack(run, operation.spent);
  if (operation.act === 'order') return order(run, operation);
  const { payments } = run.expected;
  const payment = payments[operation.which % Math.max(1, payments.length)];
  if (!payment) return;
  if (operation.act === 'withdraw') return withdrawFrom(run, payment);
  await report(run, payment, operation);
}

async function report(
  { app, expected }: LedgerRun,
  payment: ExpectedPayment,
  operation: Extract<LedgerOperation, { act: 'report' | 'wrong_amount' | 'partial_refund' }>,
): Promise<void> {
  const { id, amount } = payment;
  const settle = (reported: Omit<PaymentReport, 'source'>) =>
    transact(app, tx => applyPaymentReport(app, tx, id, { ...reported, source: 'webhook' }));
  if (operation.act === 'report') {
    await settle({ state: operation.state });
    return applyReport(expected, payment, operation.state);
  }
  if (operation.act === 'wrong_amount') {
    await settle({ state: operation.state, amount: amount + operation.by, currency: 'EUR' });
    return applyReport(expected, payment, operation.state, { isWrong: true });
  }
  const refunded = Math.max(1, Math.floor((amount * operation.part) / 1_000));
  await settle({ state: 'refunded', refunded, amount, currency: 'EUR' });
  applyReport(expected, payment, 'refunded', { refunded });
}

async function grant({ app, accountId, expected }: LedgerRun, amount: number): Promise<void> {
  await transact(app, tx =>
    grantCredits(tx, { accountId, lot: 'free', contra: 'promotion', amount, reference: null }),
  );
  expected.free += amount;
}

async function spend({ app, accountId, expected }: LedgerRun, amount: number): Promise<void> {
  const reference = crypto.randomUUID();
  const spent = transact(app, tx => spendCredits(tx, { accountId, amount, contra: 'messages', reference }));
  if (applySpend(expected, amount, reference)) return void (await spent);
  await expect(spent).rejects.toThrow('insufficient_credits');
}

async function comeBack({ app, expected }: LedgerRun, which: number): Promise<void> {
  const spent = expected.spent[which % Math.max(1, expected.spent.length)];
  if (!spent) return;
  await transact(app, tx => scheduleCreditReturns(tx, [{ reference: spent.reference, dueAt: tx.now }]));
  await runJobs(app, RETURN_CREDITS);
  applyReturn(expected, spent);
}

async function order(
  { app, accountId, expected }: LedgerRun,
  { credits, amount }: { credits: number; amount: number },
): Promise<void> {
  const { id } = await transact(app, tx =>
    insertPayment(tx.db, {
      ...{ site_id: 1, account_id: accountId, credits, currency: 'EUR', list_price: amount, amount },
      ...{ vat_country: 'NL', vat_rate: 2_100, vat: 0, location_proofs: ['payment:NL'], country: 'NL' },
      ...{ method: 'ideal', provider: 'sandbox', statement: 'LVD DIGITAL', created_at: tx.now },
    }),
  );
  const back = { credits: 0, amount: 0 };
  expected.payments.push({ id, credits, amount, state: 'created', back, paidAs: 0, isWrong: false });
}

/** The server refuses these values, because no earlier withdrawal had them. */
const TOO_MUCH = { credits: 1_000, amount: 1 };

async function withdrawFrom(
  { app, accountId, expected }: LedgerRun,
  payment: ExpectedPayment,
): Promise<void> {
  const remainder = expectedRemainders(expected).get(payment.id);
  const body = { payment: payment.id, ...(remainder ?? TOO_MUCH) };
  const withdrawal = withdrawPurchase(app, { accountId } as MemberCaller, body);
  if (!remainder) return void (await expect(withdrawal).rejects.toThrow('withdrawal_over'));
  await withdrawal;
  applyWithdrawal(expected, payment, remainder);
}

async function compareWithExpected({ app: { db }, accountId, expected }: LedgerRun): Promise<void> {
  const { free, purchased, debt } = expected;
  const wallet = db.selectFrom('wallets').select(['free', 'purchased', 'debt']);
  expect(
    (await wallet.where('account_id', '=', accountId).executeTakeFirst()) ?? {
      free: 0,
      purchased: 0,
      debt: 0,
    },
  ).toEqual({ free, purchased, debt });
  const payments = await db
    .selectFrom('payments')
    .leftJoin('refunds', 'refunds.payment_id', 'payments.id')
    .select(['payments.id', 'payments.state'])
    .select(({ fn }) => [fn.sum('refunds.credits').as('credits'), fn.sum('refunds.amount').as('amount')])
    .where('account_id', '=', accountId)
    .groupBy('payments.id')
    .execute();
  expect(
    new Map(payments.map(({ id, state, credits, amount }) => [id, [state, Number(credits), Number(amount)]])),
  ).toEqual(
    new Map(expected.payments.map(({ id, state, back }) => [id, [state, back.credits, back.amount]])),
  );
  const left = await remaindersOf(db, accountId);
  expect(new Map(left.map(({ purchase, credits, amount }) => [purchase.id, { credits, amount }]))).toEqual(
    expectedRemainders(expected),
  );
}
