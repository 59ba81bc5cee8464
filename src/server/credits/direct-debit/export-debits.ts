import { DEBIT_TIMES } from '#contract/constants';
import { isoDay } from '#i18n/date-text';
import type { App } from '../../app.ts';
import { type AuditActor, recordAudit } from '../../platform/audit-log.ts';
import { StartError } from '../../platform/start-error.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import { closeRequestedRefunds } from '../payments/refund-queries.ts';
import { decryptAccountDetails } from './account-details.ts';
import { bankDaysAfter } from './bank-days.ts';
import { composeCollectionFile } from './collection-file.ts';
import { creditorOf } from './creditor.ts';
import {
  insertDebitBatch,
  lockDueDebits,
  markDebitExported,
  markDebitsReleased,
  selectDebitBatch,
} from './operator-queries.ts';

type OperatorDeps = Pick<App, 'db' | 'bus' | 'clock' | 'config'>;

/**
 * Leaves out debits whose bank details were encrypted with a different secret.
 * @returns the batch; null if nothing is due
 * @spec 5.8
 */
export const exportDebits = (
  app: OperatorDeps,
  site: Site,
  actor: AuditActor,
): Promise<{ id: string; debits: number; amount: number } | null> =>
  transact(app, async tx => {
    const batch = await createBatch(app, tx, site);
    if (batch) {
      const { id, debits, amount } = batch;
      await recordAudit(tx, actor, { action: 'debits.export', details: { batch: id, debits, amount } });
    }
    return batch;
  });

async function createBatch(app: OperatorDeps, tx: Tx, site: Site) {
  const due = (await lockDueDebits(tx.db, site.id)).filter(debit => decryptAccountDetails(app, debit));
  const [nothingLeft, collectable] = [
    due.filter(debit => debit.left <= 0),
    due.filter(debit => debit.left > 0),
  ];
  if (nothingLeft.length > 0) await markDebitsReleased(tx.db, idsOf(nothingLeft));
  for (const { payment_id } of due)
    await closeRequestedRefunds(tx.db, payment_id, { state: 'not_collected', now: tx.now });
  if (collectable.length === 0) return null;
  const amount = collectable.reduce((sum, debit) => sum + debit.left, 0);
  const batch = { site_id: site.id, debits: collectable.length, amount, created_at: tx.now };
  const { id } = await insertDebitBatch(tx.db, batch);
  const earliest = bankDaysAfter(dayOf(tx.now, site), DEBIT_TIMES.submissionDays);
  for (const { payment_id, collect_on, left: collected_amount } of collectable) {
    const announced = collect_on ?? earliest;
    const day = announced > earliest ? announced : earliest;
    await markDebitExported(tx.db, payment_id, { batch_id: id, collected_amount, collect_on: day });
  }
  return { id, debits: collectable.length, amount };
}

/**
 * Each call for the same batch returns an identical file.
 * @throws StartError if a debit was encrypted with another secret
 */
export async function collectionFileOf(
  app: OperatorDeps,
  site: Site,
  batch: string,
): Promise<string | undefined> {
  const batchRow = await selectDebitBatch(app.db, site.id, batch);
  const creditor = creditorOf(site);
  if (!batchRow || !creditor) return undefined;
  return composeCollectionFile({
    messageId: batchRow.id.replaceAll('-', ''),
    createdAt: batchRow.created_at,
    creditor,
    collections: batchRow.list.map(debit => ({
      ...accountHolderOf(app, debit),
      endToEnd: debit.payment_id.replaceAll('-', ''),
      mandate: debit.mandate_reference,
      agreedOn: dayOf(debit.agreed_at ?? batchRow.created_at, site),
      collectOn: debit.collect_on ?? '',
      amount: debit.collected_amount ?? 0,
      creditor: debit.statement,
      statement: `${debit.statement} ${debit.receipt_number ?? ''}`,
    })),
  });
}

function accountHolderOf(
  app: OperatorDeps,
  debit: { payment_id: string; encrypted_details: Buffer; mandate_reference: string },
) {
  const accountDetails = decryptAccountDetails(app, debit);
  if (!accountDetails)
    throw new StartError(
      `${debit.mandate_reference} was encrypted under another SECRET, and cannot be read.`,
    );
  const { account_holder: holder, ...details } = accountDetails;
  return { ...details, holder };
}

const idsOf = (debits: { payment_id: string }[]): string[] => debits.map(({ payment_id }) => payment_id);
const dayOf = (at: Date, { timeZone }: Site): string => isoDay(at, { locale: 'sv-SE', timeZone, now: at });
