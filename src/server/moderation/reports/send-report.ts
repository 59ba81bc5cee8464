import type { BodyOut, Output } from '#contract/call';
import { EXPLANATION_LENGTH } from '#contract/constants';
import { ApiError } from '#contract/errors';
import { referenceOf } from '#contract/moderation';
import { type sendReport as call, isUrgent, type ReportReason } from '#contract/reports';
import { requireAccount } from '../../accounts/find-account.ts';
import { queueEmailTo } from '../../accounts/queue-email-to.ts';
import type { App, Caller, MemberCaller } from '../../app.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import { mayReport } from '../../profiles/profile-snapshot.ts';
import { operatorRecipient } from '../complaint-emails.ts';
import { dueOf } from './due-of.ts';
import { gatherEvidence } from './evidence.ts';
import { insertReport, lockReportsOf, selectOpenReportBy, updateReportText } from './queries.ts';

/**
 * Stores a report with evidence, then emails the operator and the reporter. What the caller has reported already for the
 * same reason is the same report, if the text fits into it.
 * @throws not_found for a member whom the caller may not report, and for a subject that the caller does not see
 * @spec 6.4 D2.27
 */
export async function sendReport(
  app: App,
  caller: MemberCaller,
  { id: profileId, reason, text, subject: reported }: BodyOut<typeof call>,
): Promise<Output<typeof call>> {
  const { site, accountId } = caller;
  if (!(await mayReport(app.db, caller, profileId))) throw new ApiError('not_found');
  return transact(app, async tx => {
    await lockReportsOf(tx.db, accountId);
    const gathered = await gatherEvidence(tx, caller, { profileId, reason, subject: reported });
    if (!gathered) throw new ApiError('not_found');
    const { evidence, fileKeys, subject, accountId: reportedId } = gathered;
    const known = await addToKnownReport(tx, { reporterId: accountId, subjectId: subject.id, reason, text });
    if (known !== null) return { reference: referenceOf(known), known: true };
    const id = await insertReport(
      tx.db,
      {
        site_id: site.id,
        reporter_id: accountId,
        reported_id: reportedId,
        reason,
        text,
        evidence: JSON.stringify(evidence),
        subject_kind: subject.kind,
        subject_id: subject.id,
        created_at: tx.now,
        ...dueOf(reason, tx.now),
      },
      fileKeys,
    );
    const report = { reference: referenceOf(id), reason };
    await queueReportEmail(app, tx, caller, report);
    await queueReportConfirmation(app, tx, caller, report);
    return { reference: report.reference, known: false };
  });
}

type RepeatedReport = { reporterId: string; subjectId: string | null; reason: ReportReason; text: string };

/**
 * A report about the member as a whole is always a new one, because it brings the latest messages as evidence.
 * @returns the id of the open report that has the text now; null if there is none, or the text does not fit
 */
async function addToKnownReport(
  { db }: Tx,
  { subjectId, text, ...by }: RepeatedReport,
): Promise<string | null> {
  const known = subjectId === null ? undefined : await selectOpenReportBy(db, { ...by, subjectId });
  if (!known) return null;
  if (known.text.includes(text)) return known.id;
  const both = `${known.text}\n\n${text}`;
  if ([...both].length > EXPLANATION_LENGTH.max) return null;
  await updateReportText(db, known.id, both);
  return known.id;
}

type Report = { reference: string; reason: ReportReason };

/**
 * Emails the operator that there is a report, without its content or names.
 * @spec D2.27 D2.31
 */
export async function queueReportEmail(
  app: App,
  tx: Tx,
  caller: Pick<Caller, 'site' | 'accountId'>,
  { reference, reason }: Report,
): Promise<void> {
  const { site } = caller;
  await queueEmailTo(app, tx, site, operatorRecipient(caller), t => {
    const params = { reference, reason: t(`report_reason.${reason}`) };
    return {
      subject: t(
        isUrgent(reason) ? 'report_operator_mail.subject_urgent' : 'report_operator_mail.subject',
        params,
      ),
      preview: t('report_operator_mail.preview'),
      greeting: t('report_operator_mail.greeting', params),
      text: [t('report_operator_mail.text')],
      small: [
        t('report_operator_mail.read', {
          command: `npm run reports -- --site ${site.key} --show ${reference}`,
        }),
      ],
    };
  });
}

/**
 * Confirms the report to the reporter, without naming the reported member.
 * @spec D2.27 D5.5
 */
export async function queueReportConfirmation(
  app: App,
  tx: Tx,
  { site, accountId, language, member }: MemberCaller,
  { reference, reason }: Report,
): Promise<void> {
  const { email } = await requireAccount(tx.db, accountId);
  const recipient = { accountId, email, language, country: member.country, discreet: member.discreet };
  await queueEmailTo(app, tx, site, recipient, t => ({
    subject: t('report_mail.subject', { reference }),
    replyTo: site.settings.support_email,
    preview: t('report_mail.preview'),
    text: [t('report_mail.text', { reason: t(`report_reason.${reason}`) }), t('report_mail.next')],
    small: [t('report_mail.reference', { reference })],
  }));
}
