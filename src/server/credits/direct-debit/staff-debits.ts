import type { BodyOut, Output, QueryOut } from '#contract/call';
import { ApiError } from '#contract/errors';
import { orderAmong } from '#contract/list-order';
import {
  type recordCollected as collectedCall,
  debitOrders,
  type exportStaffDebits as exportCall,
  type getDebitFile as fileCall,
  type getStaffDebits as listCall,
  type uploadReturns as returnsCall,
  type getRefundTransfers as transfersCall,
} from '#contract/staff-debits';
import type { App, StaffCaller } from '../../app.ts';
import { type AuditActor, recordAudit, rolesOf } from '../../platform/audit-log.ts';
import { csvLine } from '../../platform/csv.ts';
import { pageBehind, pageOf } from '../../platform/keyset.ts';
import { transact } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import { collectionFileOf, exportDebits } from './export-debits.ts';
import {
  listManualRefunds,
  markBatchCollected,
  returnDebit,
  undecryptableMandates,
} from './operator-debits.ts';
import {
  debitKeysets,
  selectBatches,
  selectBuyersOf,
  selectDueSum,
  selectHoldersIn,
  selectSiteDebits,
} from './operator-queries.ts';
import { parseReturns } from './parse-returns.ts';
import { isReturnReason } from './return-reasons.ts';

const PAGE_SIZE = 50;

/** @spec D5.10 5.8 */
export async function getStaffDebits(
  app: App,
  { site }: StaffCaller,
  { sort, before }: QueryOut<typeof listCall>,
): Promise<Output<typeof listCall>> {
  const page = pageBehind(before, debitKeysets[orderAmong(debitOrders, sort)], PAGE_SIZE);
  const isFirst = before === undefined;
  const [rows, due, batches, unreadable] = await Promise.all([
    selectSiteDebits(app.db, site.id, page),
    selectDueSum(app.db, site.id),
    isFirst ? selectBatches(app.db, site.id) : [],
    isFirst ? undecryptableMandates(app, site) : [],
  ]);
  const { shown, next } = pageOf(rows, PAGE_SIZE);
  return {
    debits: shown.map(({ id: _, cursor_key: __, day, reason, state, agreed_at, ...debit }) => ({
      ...debit,
      state: state as Output<typeof listCall>['debits'][number]['state'],
      ...{ agreed_at: agreed_at.toISOString(), collect_on: day, return_reason: reason },
    })),
    next,
    due,
    batches: batches.map(({ created_at, ...batch }) => ({ ...batch, created_at: created_at.toISOString() })),
    unreadable,
  };
}

/** @spec D5.10 5.8 */
export const exportStaffDebits = async (
  app: App,
  site: Site,
  actor: AuditActor,
): Promise<Output<typeof exportCall>> => ({ batch: (await exportDebits(app, site, actor))?.id ?? null });

/**
 * Records the reason first, for each member too, because the file has names and account numbers.
 * @throws not_found for an unknown batch, or a site without a creditor
 * @spec D5.10 5.8 D5.7
 */
export async function getDebitFile(
  app: App,
  site: Site,
  actor: AuditActor,
  { batch, reason }: BodyOut<typeof fileCall>,
): Promise<Output<typeof fileCall>> {
  const xml = await collectionFileOf(app, site, batch);
  if (xml === undefined) throw new ApiError('not_found');
  const holders = await selectHoldersIn(app.db, actor.siteId, batch);
  await transact(app, async tx => {
    await recordAudit(tx, actor, { action: 'debits.file', reason, details: { batch } });
    for (const accountId of holders)
      await recordAudit(tx, actor, { action: 'debits.account', accountId, reason, details: { batch } });
  });
  return { name: `pain.008-${batch}.xml`, xml };
}

/**
 * @throws decided_already if nothing of the batch waits
 * @spec D5.10 5.8
 */
export async function recordCollected(
  app: App,
  actor: AuditActor,
  { batch }: BodyOut<typeof collectedCall>,
): Promise<Output<typeof collectedCall>> {
  const collected = await markBatchCollected(app, actor, batch);
  if (collected === 0) throw new ApiError('decided_already');
  return { collected };
}

/**
 * Each return is a transaction of its own, so that a wrong line does not hold back the others.
 * @spec D5.10 5.8
 */
export async function uploadReturns(
  app: App,
  actor: AuditActor,
  file: Buffer,
): Promise<Output<typeof returnsCall>> {
  const returns: Output<typeof returnsCall>['returns'] = [];
  for (const { mandate, reason } of parseReturns(file.toString('utf8'))) {
    const isReadable = mandate !== '' && isReturnReason(reason);
    const outcome = isReadable ? await returnDebit(app, actor, { mandate, reason }) : 'unreadable';
    returns.push({ mandate, reason, outcome });
  }
  return { returns };
}

/**
 * Records the reason for each member whose account number is in the list.
 * @spec D5.10 5.8 D5.7
 */
export async function getRefundTransfers(
  app: App,
  site: Site,
  actor: AuditActor,
  { reason }: BodyOut<typeof transfersCall>,
): Promise<Output<typeof transfersCall>> {
  const refunds = await listManualRefunds(app, site);
  const buyers = await selectBuyersOf(
    app.db,
    refunds.map(({ refund }) => refund),
  );
  await transact(app, async tx => {
    for (const { refund } of refunds)
      await recordAudit(tx, actor, {
        ...{ action: 'debits.account', accountId: buyers.get(refund) ?? null, reason },
        details: { refund, ...rolesOf(actor) },
      });
  });
  const lines = refunds.map(({ refund, amount, holder, iban, reference }) =>
    csvLine([refund, amount, holder, iban, reference]),
  );
  return { csv: lines.map(line => `${line}\r\n`).join(''), refunds: refunds.length };
}
