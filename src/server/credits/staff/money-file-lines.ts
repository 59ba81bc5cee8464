import { csvLine } from '../../platform/csv.ts';
import type { Db } from '../../platform/db.ts';
import type { Keyset, KeysetPage, KeysetPosition, KeysetRow } from '../../platform/keyset.ts';
import type { Site } from '../../site/sites.ts';
import { ledgerKeysets, type SiteLedgerRow, selectSiteLedger } from './ledger-queries.ts';
import { type ListedPaymentRow, paymentKeysets, selectSitePayments } from './payment-queries.ts';

const PAGE_SIZE = 1_000;

type Days = { from: string; until: string };

/**
 * Yields the CSV of a period page by page, the latest first, without anything about the members. Money is in units, as
 * `9.99`.
 * @spec D5.10
 */
export const paymentLines = (db: Db, { id: siteId, timeZone }: Site, days: Days): AsyncGenerator<string> =>
  pages(paymentColumns, presentPayment, paymentKeysets.time_desc, page =>
    selectSitePayments(db, { ...days, siteId, timeZone }, page),
  );

/** @spec D5.10 */
export const ledgerLines = (db: Db, { id: siteId, timeZone }: Site, days: Days): AsyncGenerator<string> =>
  pages(ledgerColumns, presentEntry, ledgerKeysets.time_desc, page =>
    selectSiteLedger(db, { ...days, siteId, timeZone, accountId: null }, page),
  );

async function* pages<Row extends KeysetRow>(
  columns: readonly string[],
  present: (row: Row) => (string | number | null)[],
  keyset: Keyset,
  select: (page: KeysetPage) => Promise<Row[]>,
): AsyncGenerator<string> {
  yield `${csvLine(columns)}\r\n`;
  for (let after: KeysetPosition | null = null; ; ) {
    const rows: Row[] = await select({ keyset, after, limit: PAGE_SIZE });
    if (rows.length > 0) yield rows.map(row => `${csvLine(present(row))}\r\n`).join('');
    const last = rows.at(-1);
    if (!last || rows.length < PAGE_SIZE) return;
    after = { key: last.cursor_key, id: last.id };
  }
}

const paymentColumns = [
  ...['payment', 'receipt', 'created', 'completed', 'state', 'method', 'country', 'currency', 'list_price'],
  ...['discount', 'amount', 'refunded', 'vat', 'vat_rate', 'vat_country', 'credits', 'provider', 'reference'],
  'statement',
];

const presentPayment = (row: ListedPaymentRow) => [
  ...[row.id, row.receipt_number, row.created_at.toISOString(), row.completed_at?.toISOString() ?? null],
  ...[row.state, row.method, row.country, row.currency, units(row.list_price), units(row.discount)],
  ...[units(row.amount), units(row.refunded), units(row.vat), units(row.vat_rate), row.vat_country],
  ...[row.credits, row.provider, row.provider_reference, row.statement],
];

const ledgerColumns = ['entry', 'at', 'kind', 'lot', 'credits', 'reference'];

const presentEntry = (row: SiteLedgerRow) => [
  ...[row.id, row.created_at.toISOString(), row.contra, row.lot, row.amount, row.reference],
];

/** Hundredths as a decimal number; all currencies have two decimals. */
const units = (minor: number): string => `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;
