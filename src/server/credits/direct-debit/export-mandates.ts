import { collapsibleList, type ExportContext } from '../../accounts/export/section.ts';
import type { Tx } from '../../platform/transact.ts';
import { decryptAccountDetails } from './account-details.ts';
import { selectDebitsOf } from './queries.ts';

/** @spec D5.7 */
export async function exportMandates(
  { db }: Tx,
  { app, member, t, formatTime, addSection }: ExportContext,
): Promise<void> {
  const debits = (await selectDebitsOf(db, member.accountId)).map(debit => ({
    payment: debit.payment_id,
    mandate_reference: debit.mandate_reference,
    state: debit.state,
    ...(decryptAccountDetails(app, debit) ?? { unreadable: true as const }),
    created_at: debit.created_at,
    agreed_at: debit.agreed_at,
    collect_on: debit.collect_on,
    returned_at: debit.returned_at,
    return_reason: debit.return_reason,
    blocked_until: debit.blocked_until,
  }));
  if (debits.length === 0) return;
  addSection({
    name: 'debits',
    title: t('payment_method.sdd'),
    data: () => debits,
    blocks: () =>
      collapsibleList(t('payment_method.sdd'), debits, debit => ({
        text: `${debit.mandate_reference}  ${
          'unreadable' in debit ? t('direct_debit.unreadable') : `${debit.account_holder}, ${debit.iban}`
        }`,
        aside: formatTime(debit.created_at),
      })),
  });
}
