import type { DecisionOutcome, HouseRule } from '#contract/house-rules';
import type { ExportBlock, ExportContext } from '../../accounts/export/section.ts';
import type { Tx } from '../../platform/transact.ts';
import { selectDecisionsAbout } from './queries.ts';

const MAX_EXPORTED = 1_000;

/**
 * Exports the decisions about the member and their appeals, without who decided or reported.
 * @spec D5.7 D5.5
 */
export async function exportDecisions(
  { db }: Tx,
  { member, t, formatTime, addSection }: ExportContext,
): Promise<void> {
  const decisions = await selectDecisionsAbout(db, member.accountId, MAX_EXPORTED);
  const folds = decisions.map(
    ({ outcome, rule, reason, created_at, appeal_text, appeal_answer }): ExportBlock => ({
      kind: 'collapsible',
      title: t(`decision_outcome.${outcome as DecisionOutcome}`),
      aside: formatTime(created_at),
      blocks: [
        ...(rule ? [t(`house_rule.${rule as HouseRule}`)] : []),
        ...(reason === '' ? [] : [reason]),
        ...[appeal_text, appeal_answer].filter(text => text !== null),
      ].map(text => ({ kind: 'note', text })),
    }),
  );
  addSection({
    name: 'decisions',
    title: t('decisions.about_me'),
    data: () =>
      decisions.map(row => ({
        outcome: row.outcome,
        rule: row.rule,
        reason: row.reason,
        automated: row.automated,
        decided_at: row.created_at,
        ban_until: row.ban_until,
        removed_about_me: row.removed_about_me,
        subject: row.subject_kind,
        selfie_reason: row.selfie_reason,
        removed_photos: row.removed_photos,
        // Their ids would reveal in whose conversation they were, and so who reported.
        removed_messages: row.removed_messages.length,
        overturned_at: row.overturned_at,
        appeal: row.appeal_text,
        appeal_sent_at: row.appeal_sent_at,
        appeal_outcome: row.appeal_outcome,
        appeal_answer: row.appeal_answer,
        appeal_decided_at: row.appeal_decided_at,
      })),
    blocks: () => (folds.length > 0 ? folds : [{ kind: 'note', text: t('export_page.none') }]),
  });
}
