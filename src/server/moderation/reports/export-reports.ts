import { referenceOf } from '#contract/moderation';
import type { ReportReason } from '#contract/reports';
import type { ExportBlock, ExportContext } from '../../accounts/export/section.ts';
import type { Tx } from '../../platform/transact.ts';
import { selectReportsOf } from './queries.ts';

/**
 * Exports only the texts that the member wrote, without evidence and reported members.
 * @spec D5.7 D2.27
 */
export async function exportReports(
  { db }: Tx,
  { member, t, formatTime, addSection }: ExportContext,
): Promise<void> {
  const reports = await selectReportsOf(db, member.accountId);
  const folds = reports.map(
    ({ reason, text, created_at }): ExportBlock => ({
      kind: 'collapsible',
      title: t(`report_reason.${reason as ReportReason}`),
      aside: formatTime(created_at),
      blocks: [{ kind: 'note', text }],
    }),
  );
  addSection({
    name: 'reports',
    title: t('export_page.reports'),
    data: () => reports.map(({ id, ...fields }) => ({ reference: referenceOf(id), ...fields })),
    blocks: () => (folds.length > 0 ? folds : [{ kind: 'note', text: t('export_page.none') }]),
  });
}
