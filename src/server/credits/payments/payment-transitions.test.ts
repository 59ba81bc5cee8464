import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { type PaymentState, paymentStates } from '#contract/payments';
import { testDatabase } from '../../platform/testing/database.ts';
import { statesOnTheWay } from './apply-payment-report.ts';

const db = await testDatabase();
const pairs = paymentStates.flatMap(from => paymentStates.map(to => [from, to] as const));

async function mayGo(from: PaymentState, to: PaymentState): Promise<boolean> {
  const isPaid = (state: PaymentState) => ['completed', 'refunded', 'charged_back'].includes(state);
  const paidAt = (state: PaymentState) => (isPaid(state) ? sql`now()` : sql`null`);
  const receipt = (state: PaymentState) => (isPaid(state) ? sql`1` : sql`null`);
  const went = db.transaction().execute(async trx => {
    await sql`alter table payments disable trigger payment_is_credited`.execute(trx);
    await sql`
      insert into payments (id, site_id, credits, currency, list_price, amount, vat_country, vat_rate, vat, location_proofs, country,
        method, provider, statement, created_at, state, completed_at, receipt_number)
      values (gen_random_uuid(), 1, 10, 'EUR', 999, 999, 'NL', 2100, 173, '{payment:NL}', 'NL', 'ideal', 'sandbox', 'LVD', now(),
        ${from}, ${paidAt(from)}, ${receipt(from)})`.execute(trx);
    await sql`update payments set state = ${to}, completed_at = ${paidAt(to)}, receipt_number = ${receipt(to)}`.execute(
      trx,
    );
    throw new Error('it went');
  });
  const reason = await went.catch((error: Error) => error.message);
  expect(reason).toMatch(/^it went$|does not go from|a receipt stays/);
  return reason === 'it went';
}

describe('transitions of a payment (spec 4.9)', () => {
  test.each(pairs)('from %s, reported as %s: program and database agree', async (from, reported) => {
    const steps = statesOnTheWay(from, reported);
    let at: PaymentState = from;
    for (const step of steps) {
      expect(await mayGo(at, step)).toBe(true);
      at = step;
    }
    if (from !== reported && steps.length !== 1) expect(await mayGo(from, reported)).toBe(false);
    expect([from, reported]).toContain(at);
  });

  test('forward only: no report leads back to an earlier state', () => {
    const reach = (from: PaymentState): Set<PaymentState> => {
      const found = new Set<PaymentState>();
      const walk = (at: PaymentState): void => {
        for (const reported of paymentStates)
          for (const step of statesOnTheWay(at, reported))
            if (!found.has(step)) {
              found.add(step);
              walk(step);
            }
      };
      walk(from);
      return found;
    };
    for (const state of paymentStates) expect(reach(state).has(state)).toBe(false);
  });
});
