import { type complaintTopics, referenceOf } from '#contract/moderation';
import type { ExportBlock, ExportContext } from '../accounts/export/section.ts';
import type { Tx } from '../platform/transact.ts';
import { deleteComplaintsOf, selectComplaintsOf } from './queries.ts';

type Topic = (typeof complaintTopics)[number];

/** @spec D5.7 */
export async function exportComplaints(
  { db }: Tx,
  { member, t, formatTime, addSection }: ExportContext,
): Promise<void> {
  const complaints = await selectComplaintsOf(db, member.accountId);
  const folds = complaints.map(
    ({ topic, text, answer, created_at }): ExportBlock => ({
      kind: 'collapsible',
      title: t(`complaint_topic.${topic as Topic}`),
      aside: formatTime(created_at),
      blocks: [text, answer].filter(part => part !== null).map(part => ({ kind: 'note', text: part })),
    }),
  );
  addSection({
    name: 'complaints',
    title: t('complaints.title'),
    data: () => complaints.map(({ id, ...fields }) => ({ reference: referenceOf(id), ...fields })),
    blocks: () => (folds.length > 0 ? folds : [{ kind: 'note', text: t('export_page.none') }]),
  });
}

/**
 * Compares email addresses, so that complaints sent without a session are erased, too.
 * @spec D4.5
 */
export const eraseComplaints = (
  { db }: Tx,
  { siteId, email }: { siteId: number; email: string },
): Promise<void> => deleteComplaintsOf(db, siteId, email);
