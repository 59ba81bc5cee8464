import { DEBIT_TIMES } from '#contract/constants';
import { isoDay } from '#i18n/when';
import type { App } from '../../app.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import { closeRequested } from '../payments/refund-queries.ts';
import { openDetails } from './account-details.ts';
import { bankDaysAfter } from './bank-days.ts';
import { composeCollectionFile } from './collection-file.ts';
import { creditorOf } from './creditor-of.ts';
import { insertBatch, lockDue, markExported, markReleased, selectBatch } from './operator-queries.ts';

type Operated = Pick<App, 'db' | 'bus' | 'clock' | 'config'>;

/**
 * Hands all debits that are due to the bank as one batch: what went back of a payment meanwhile is not collected, and what went back
 * whole is released. Each is asked for on the day its member was told, or the first the bank still takes.
 * @returns the batch, whose file `fileOf` writes as often as it is needed; null where nothing is due
 */
export const exportDebits = (
  app: Operated,
  site: Site,
): Promise<{ id: string; debits: number; amount: number } | null> => transact(app, tx => handOver(tx, site));

async function handOver(tx: Tx, site: Site) {
  const due = await lockDue(tx.db, site.id);
  const [gone, left] = [due.filter(debit => debit.left <= 0), due.filter(debit => debit.left > 0)];
  if (gone.length > 0) await markReleased(tx.db, idsOf(gone));
  for (const { payment_id } of due) await closeRequested(tx.db, payment_id, tx.now);
  if (left.length === 0) return null;
  const amount = left.reduce((sum, debit) => sum + debit.left, 0);
  const batch = { site_id: site.id, debits: left.length, amount, created_at: tx.now };
  const { id } = await insertBatch(tx.db, batch);
  const earliest = bankDaysAfter(dayOf(tx.now, site), DEBIT_TIMES.bankDays);
  for (const { payment_id, collect_on, left: collected_amount } of left) {
    const wanted = collect_on ?? earliest;
    const day = wanted > earliest ? wanted : earliest;
    await markExported(tx.db, payment_id, { batch_id: id, collected_amount, collect_on: day });
  }
  return { id, debits: left.length, amount };
}

/** The file of a batch for the bank; written again it is the same. Undefined where the site has no such batch, or no creditor any more. */
export async function fileOf(app: Operated, site: Site, batch: string): Promise<string | undefined> {
  const found = await selectBatch(app.db, site.id, batch);
  const creditor = creditorOf(site);
  if (!found || !creditor) return undefined;
  return composeCollectionFile({
    message: found.id.replaceAll('-', ''),
    createdAt: found.created_at,
    creditor,
    collections: found.list.map(debit => {
      const { account_holder: holder, ...details } = openDetails(app, debit);
      return {
        ...details,
        holder,
        endToEnd: debit.payment_id.replaceAll('-', ''),
        mandate: debit.mandate_reference,
        agreedOn: dayOf(debit.agreed_at ?? found.created_at, site),
        collectOn: debit.collect_on ?? '',
        amount: debit.collected_amount ?? 0,
        statement: `${debit.statement} ${debit.receipt_number ?? ''}`,
      };
    }),
  });
}

const idsOf = (debits: { payment_id: string }[]): string[] => debits.map(({ payment_id }) => payment_id);
const dayOf = (at: Date, { timeZone }: Site): string => isoDay(at, { locale: 'sv-SE', timeZone, now: at });
