import type { Output, QueryOut } from '#contract/call';
import { ApiError } from '#contract/errors';
import { orderAmong } from '#contract/list-order';
import {
  type getStaffLedger as call,
  ledgerChecks,
  ledgerOrders,
  type getReconciliation as reconciliationCall,
  type StaffLedgerEntry,
} from '#contract/staff-ledger';
import { accountOfSiteProfile } from '../../accounts/find-account.ts';
import type { App, StaffCaller } from '../../app.ts';
import type { Db } from '../../platform/db.ts';
import { pageBehind, pageOf } from '../../platform/keyset.ts';
import { countPossibleDoubleRefunds } from '../payments/refund-queries.ts';
import { selectLastReconciliation } from '../reconciliation/queries.ts';
import { ledgerKeysets, type SiteLedgerRow, selectSiteLedger } from './ledger-queries.ts';

const PAGE_SIZE = 50;

/**
 * @throws not_found for an unknown member
 * @spec D5.10
 */
export async function accountOfMember(db: Db, siteId: number, member: string): Promise<string> {
  const accountId = await accountOfSiteProfile(db, siteId, member);
  if (accountId === null) throw new ApiError('not_found');
  return accountId;
}

/**
 * The entries of one member are private data, so the caller must have given a reason before.
 * @spec D5.10 D2.13
 */
export async function getStaffLedger(
  { db }: App,
  { site }: StaffCaller,
  { sort, before, member: _, ...filter }: QueryOut<typeof call>,
  accountId: string | null,
): Promise<Output<typeof call>> {
  const page = pageBehind(before, ledgerKeysets[orderAmong(ledgerOrders, sort)], PAGE_SIZE);
  const rows = await selectSiteLedger(
    db,
    { ...filter, accountId, siteId: site.id, timeZone: site.timeZone },
    page,
  );
  const { shown, next } = pageOf(rows, PAGE_SIZE);
  return { entries: shown.map(presentEntry), next };
}

export const presentEntry = ({
  id,
  contra,
  lot,
  amount,
  reference,
  created_at,
}: SiteLedgerRow): StaffLedgerEntry => ({
  id,
  at: created_at.toISOString(),
  kind: contra as StaffLedgerEntry['kind'],
  lot: lot as StaffLedgerEntry['lot'],
  credits: amount,
  reference,
});

/** @spec D5.10 D4.2 */
export async function getReconciliation(
  { db }: App,
  { site }: Pick<StaffCaller, 'site'>,
): Promise<Output<typeof reconciliationCall>> {
  const [last, doubleRefunds] = await Promise.all([
    selectLastReconciliation(db),
    countPossibleDoubleRefunds(db, site.id),
  ]);
  return {
    at: last?.at.toISOString() ?? null,
    findings: ledgerChecks.flatMap(check => {
      const count = last?.differences[check];
      return count === undefined ? [] : [{ check, count }];
    }),
    double_refunds: doubleRefunds,
  };
}
