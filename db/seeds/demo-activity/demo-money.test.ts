import { expect, test } from 'vitest';
import { paymentStates } from '#contract/payments';
import { debitStates } from '#contract/staff-debits';
import { getCreditCorrections } from '#contract/staff-ledger';
import { getStaffRefunds } from '#contract/staff-payments';
import { getPriceLists } from '#contract/staff-prices';
import { expectReconciled } from '../../../src/server/credits/testing/expect-reconciled.ts';
import { createTestStaff } from '../../../src/server/testing/staff.ts';
import { startTestServer } from '../../../src/server/testing/start-test-server.ts';
import { insertDemoData } from '../demo.ts';
import { insertDemoMoney } from './demo-money.ts';
import { insertDemoStaff } from './demo-staff.ts';

const server = await startTestServer();
const { app, db, clock } = server;

test('the demo has money in every state, and the books agree (spec D4.8, D5.10)', async () => {
  await insertDemoData(db, clock.now());
  await app.sites.refresh();
  await insertDemoStaff(app);
  await insertDemoMoney(app);
  await insertDemoMoney(app);
  const states = await db.selectFrom('payments').select('state').distinct().execute();
  expect(new Set(states.map(({ state }) => state))).toEqual(new Set(paymentStates));
  const debits = await db.selectFrom('direct_debits').select('state').execute();
  expect(debits.map(({ state }) => state).sort()).toEqual(
    debitStates.filter(state => state !== 'released').toSorted(),
  );
  const fenna = await createTestStaff(server, { roles: ['finance'] });
  const waiting = await fenna.call(getStaffRefunds, { query: { list: 'waiting' } });
  expect(waiting.refunds).toMatchObject([{ kind: 'refund', amount: 500 }]);
  const chargebacks = await fenna.call(getStaffRefunds, { query: { list: 'chargebacks' } });
  const evidence = chargebacks.refunds.map(refund => refund.evidence);
  expect(evidence.sort()).toEqual(['none', 'open', 'sent']);
  expect((await fenna.call(getPriceLists)).waiting).toHaveLength(1);
  const { corrections } = await fenna.call(getCreditCorrections, { query: { state: 'waiting' } });
  expect(corrections).toMatchObject([{ credits: 150, asked_by: 'Sanne', is_own: false }]);
  await expectReconciled(app);
});
