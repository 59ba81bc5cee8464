import { referenceOf } from '#contract/moderation';
import type { ReportReason } from '#contract/reports';
import type { ExportBlock, ExportContext } from '../../accounts/export/section.ts';
import type { Tx } from '../../platform/transact.ts';
import { selectReportsBy } from '../decisions/queries.ts';

const MAX_EXPORTED = 1_000;

/**
 * Exports the texts that the member wrote and what came of them, without evidence and reported members.
 * @spec D5.7 D2.27
 */
export async function exportReports(
  { db }: Tx,
  { member, t, formatTime, addSection }: ExportContext,
): Promise<void> {
  const reports = await selectReportsBy(db, member.accountId, MAX_EXPORTED);
  const folds = reports.map(
    ({ reason, text, created_at, appeal_text, appeal_answer }): ExportBlock => ({
      kind: 'collapsible',
      title: t(`report_reason.${reason as ReportReason}`),
      aside: formatTime(created_at),
      blocks: [text, appeal_text, appeal_answer]
        .filter(part => part !== null)
        .map(part => ({ kind: 'note', text: part })),
    }),
  );
  addSection({
    name: 'reports',
    title: t('export_page.reports'),
    data: () =>
      reports.map(row => ({
        reference: referenceOf(row.id),
        reason: row.reason,
        subject: row.subject_kind,
        page: row.path,
        text: row.text,
        created_at: row.created_at,
        closed_at: row.closed_at,
        outcome: row.outcome === null ? null : row.outcome === 'no_action' ? 'no_action' : 'action',
        appeal: row.appeal_text,
        appeal_sent_at: row.appeal_sent_at,
        appeal_outcome: row.appeal_outcome,
        appeal_answer: row.appeal_answer,
      })),
    blocks: () => (folds.length > 0 ? folds : [{ kind: 'note', text: t('export_page.none') }]),
  });
}
