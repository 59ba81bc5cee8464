import { referenceOf } from '#contract/moderation';
import type { ReportReason } from '#contract/reports';
import type { ExportBlock, ExportContext } from '../../accounts/export/section.ts';
import type { Tx } from '../../platform/transact.ts';
import { selectReportsOf } from './queries.ts';

/** What a member reported, in his own words; whom, and the evidence, are not his. Nothing of what others reported of him. */
export async function exportReports(
  { db }: Tx,
  { member, t, formatTime, addSection }: ExportContext,
): Promise<void> {
  const reports = await selectReportsOf(db, member.accountId);
  const folds = reports.map(
    ({ reason, text, created_at }): ExportBlock => ({
      is: 'fold',
      title: t(`report_reason.${reason as ReportReason}`),
      aside: formatTime(created_at),
      blocks: [{ is: 'note', text }],
    }),
  );
  addSection({
    name: 'reports',
    title: t('export_page.reports'),
    data: () => reports.map(({ id, ...told }) => ({ reference: referenceOf(id), ...told })),
    blocks: () => (folds.length > 0 ? folds : [{ is: 'note', text: t('export_page.none') }]),
  });
}
