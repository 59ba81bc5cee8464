import { appealableUntil } from '#contract/calendar-months';
import { referenceOf } from '#contract/moderation';
import type { ReportReason, SubjectKind } from '#contract/reports';
import { zonedDateTimeText } from '#i18n/date-text';
import { type AccountRecipient, queueEmailTo } from '../../accounts/queue-email-to.ts';
import type { App } from '../../app.ts';
import type { Tx } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';

type UndoneReport = {
  reporter: AccountRecipient & { status: string };
  report: { id: string; reason: string; subject_kind: string; hasAppealed: boolean };
  decision: { created_at: Date };
};

/**
 * Emails a reporter that the measure they heard of was undone, and how to appeal if they still can.
 * @spec D5.5 D2.31
 */
export const queueUndoneToReporter = (
  app: App,
  tx: Tx,
  site: Site,
  { reporter, report, decision }: UndoneReport,
): Promise<void> => {
  const reference = referenceOf(report.id);
  const until = appealableUntil(decision.created_at);
  const canAppeal = !report.hasAppealed && until > tx.now;
  return queueEmailTo(app, tx, site, reporter, (t, locale) => ({
    subject: t('report_undone_mail.subject', { reference }),
    replyTo: site.settings.support_email,
    preview: t('report_undone_mail.preview'),
    text: [
      t('report_undone_mail.text', {
        subject: t(`reported_subject.${report.subject_kind as SubjectKind}`),
        reason: t(`report_reason.${report.reason as ReportReason}`),
      }),
      t('report_undone_mail.undone'),
      ...(canAppeal
        ? [
            t('report_decision_mail.appeal', {
              until: zonedDateTimeText(until, { locale, timeZone: site.timeZone }),
            }),
          ]
        : []),
    ],
    // A banned member cannot log in to read it.
    ...(reporter.status !== 'banned' && {
      button: {
        label: t(canAppeal ? 'report_decision_mail.button' : 'report_undone_mail.button'),
        path: `/settings/decisions/${report.id}`,
      },
    }),
    small: [t('decision_mail.by_people'), t('report_mail.reference', { reference })],
  }));
};
