import { collapsibleList, type ExportContext, type ExportTextRow } from '../accounts/export/section.ts';
import type { Tx } from '../platform/transact.ts';
import { selectFreeCreditDecision } from './free-credits/queries.ts';
import {
  type LedgerEntryRow,
  selectDebt,
  selectDeleteDiscountForExport,
  selectDiscountCodesOf,
  selectLedgerEntries,
  selectWallet,
} from './queries.ts';
import { selectCorrectionsOf } from './staff/correction-queries.ts';
import { presentLedgerEntry } from './transactions/get-transactions.ts';

const PAGE_SIZE = 500;

/** @spec D5.7 */
export async function exportCredits(
  { db }: Tx,
  { member, t, formatTime, addSection }: ExportContext,
): Promise<void> {
  const wallet = await selectWallet(db, member.accountId);
  const debt = await selectDebt(db, member.accountId);
  const discounts = await selectDiscountCodesOf(db, member.accountId);
  const offer = await selectDeleteDiscountForExport(db, member.accountId);
  const freeCredits = await selectFreeCreditDecision(db, member.accountId);
  const corrections = await selectCorrectionsOf(db, member.accountId);
  const entries = <Item>(present: (row: LedgerEntryRow) => Item) => allEntries(db, member.accountId, present);
  const line = (row: LedgerEntryRow): ExportTextRow => {
    const { kind, lot, credits, created_at } = presentLedgerEntry(row);
    const amount = credits > 0 ? `+${credits}` : `−${-credits}`;
    const text = `${amount}  ${t(`credit_kind.${kind}`)} (${t(`credit_lot.${lot}`)})`;
    return { text, aside: formatTime(new Date(created_at)) };
  };
  addSection({
    name: 'credits',
    title: t('nav.credits'),
    data: () => ({
      wallet: { ...wallet, debt },
      discounts,
      leaving_offer: offer,
      welcome: freeCredits ? { given: freeCredits.granted, decided_at: freeCredits.decided_at } : null,
      corrections,
      movements: entries(presentLedgerEntry),
    }),
    blocks: () => [
      {
        kind: 'details',
        details: [
          [t('credit_lot.free'), String(wallet.free)],
          [t('credit_lot.purchased'), String(wallet.purchased)],
          ...(debt > 0 ? [[t('credit_lot.debt'), String(debt)] as [string, string]] : []),
        ],
      },
      ...collapsibleList(t('export_page.discounts'), discounts, code => ({
        text: `${code.code}  −${Number(code.value_percentage)}%`,
        aside: formatTime(code.created_at),
      })),
      {
        kind: 'collapsible',
        title: t('credits.ledger_entries'),
        aside: '',
        blocks: [{ kind: 'rows', rows: entries(line) }],
      },
    ],
  });
}

async function* allEntries<Item>(
  db: Tx['db'],
  accountId: string,
  present: (row: LedgerEntryRow) => Item,
): AsyncGenerator<Item> {
  for (let before: string | undefined; ; ) {
    const rows = await selectLedgerEntries(db, accountId, before, PAGE_SIZE);
    yield* rows.map(present);
    before = rows.at(-1)?.id;
    if (rows.length < PAGE_SIZE) return;
  }
}
