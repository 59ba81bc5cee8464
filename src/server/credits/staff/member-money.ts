import type { Output } from '#contract/call';
import type { getMemberMoney as call, StaffMandate } from '#contract/staff-member-money';
import type { App, StaffCaller } from '../../app.ts';
import { decryptAccountDetails } from '../direct-debit/account-details.ts';
import { selectDebt, selectWallet } from '../queries.ts';
import { presentEntry } from './get-staff-ledger.ts';
import { presentLine } from './get-staff-payments.ts';
import { ledgerKeysets, selectSiteLedger } from './ledger-queries.ts';
import { paymentKeysets, selectMandatesOf, selectSitePayments } from './payment-queries.ts';

const SHOWN = 100;

/**
 * Private data, so the caller must have given a reason before.
 * @spec D5.10 D2.13
 */
export async function getMemberMoney(
  app: Pick<App, 'db' | 'config'>,
  { site }: StaffCaller,
  accountId: string,
): Promise<Output<typeof call>> {
  const { db } = app;
  const of = { siteId: site.id, timeZone: site.timeZone, accountId };
  const latest = { after: null, limit: SHOWN };
  const [wallet, debt, payments, entries, mandates] = await Promise.all([
    selectWallet(db, accountId),
    selectDebt(db, accountId),
    selectSitePayments(db, of, { keyset: paymentKeysets.time_desc, ...latest }),
    selectSiteLedger(db, of, { keyset: ledgerKeysets.time_desc, ...latest }),
    selectMandatesOf(db, accountId),
  ]);
  return {
    credits: { ...wallet, debt },
    payments: payments.map(presentLine),
    entries: entries.map(presentEntry),
    mandates: mandates.map(row => presentMandate(app, row)),
  };
}

type MandateRow = Awaited<ReturnType<typeof selectMandatesOf>>[number];

function presentMandate(app: Pick<App, 'config'>, row: MandateRow): StaffMandate {
  const details = decryptAccountDetails(app, row);
  return {
    ...{ reference: row.mandate_reference, payment: row.payment_id },
    state: row.state as StaffMandate['state'],
    agreed_at: (row.agreed_at ?? row.created_at).toISOString(),
    holder: details?.account_holder ?? null,
    iban: details?.iban ?? null,
    blocked_until: row.blocked_until?.toISOString() ?? null,
  };
}
