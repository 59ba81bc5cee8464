import type { EmailFeedbackKind } from '#contract/email-feedback';
import type { ExportContext } from '../../accounts/export/section.ts';
import type { Tx } from '../../platform/transact.ts';
import { selectEmailFeedback } from './queries.ts';

/** @spec D5.7 */
export async function exportEmailFeedback(
  { db }: Tx,
  { member, t, formatTime, addSection }: ExportContext,
): Promise<void> {
  const feedback = await selectEmailFeedback(db, member.accountId);
  addSection({
    name: 'bounces',
    title: t('export_page.email_feedback'),
    data: () => feedback,
    blocks: () =>
      feedback.length === 0
        ? [{ kind: 'note', text: t('export_page.none') }]
        : [
            {
              kind: 'rows',
              rows: feedback.map(({ kind, received_at }) => ({
                text: t(`export_feedback.${kind as EmailFeedbackKind}`),
                aside: formatTime(received_at),
              })),
            },
          ],
  });
}
