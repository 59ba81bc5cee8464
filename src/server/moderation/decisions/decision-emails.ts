import { appealableUntil } from '#contract/calendar-months';
import { STRIKE_MONTHS } from '#contract/constants';
import type { Currency } from '#contract/countries';
import { isBan, type messageLimits, type ReportOutcome } from '#contract/house-rules';
import { referenceOf } from '#contract/moderation';
import type { ReportReason, SubjectKind } from '#contract/reports';
import { zonedDateTimeText } from '#i18n/date-text';
import { moneyText } from '#i18n/money';
import { banAppealPath } from '../../accounts/bans/ban-token.ts';
import { accountRecipientOf } from '../../accounts/find-account.ts';
import { type AccountRecipient, queueEmailTo } from '../../accounts/queue-email-to.ts';
import type { App } from '../../app.ts';
import type { Tx } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import type { Removed } from './measures.ts';
import type { LockedReport } from './queries.ts';
import type { ReportDecision } from './staff-decision.ts';

type DecisionText = Pick<ReportDecision, 'rule' | 'banUntil' | 'reason'> & {
  outcome: ReportOutcome | (typeof messageLimits)[number];
  automated?: true;
};

export type NoticeToReported = {
  /** Of the decision. */
  id: string;
  reported: AccountRecipient;
  decision: DecisionText;
  /** What was reported; named by its kind only, because its content would reveal who reported it. */
  subject: SubjectKind;
  removed: Removed;
  /** In minor units by currency. */
  refunds: ReadonlyMap<Currency, number>;
  /** When the decision was made that this one replaces; null if there is none. */
  replacedAt: Date | null;
};

/**
 * Emails a member what was decided about them, by which rule, why, and how to appeal. Never who reported it.
 * @spec D5.5 D2.31
 */
export async function queueDecisionToReported(
  app: App,
  tx: Tx,
  site: Site,
  { id, reported, decision, subject, removed, refunds, replacedAt }: NoticeToReported,
): Promise<void> {
  const { outcome, rule, reason, banUntil, automated = false } = decision;
  const path = isBan(outcome) ? banAppealPath(app, reported.accountId) : `/settings/decisions/${id}`;
  const recipient = isBan(outcome) ? { ...reported, status: 'banned' } : reported;
  await queueEmailTo(app, tx, site, recipient, (t, locale) => {
    const timeText = (at: Date) => zonedDateTimeText(at, { locale, timeZone: site.timeZone });
    const money = [...refunds].map(([currency, amount]) => moneyText(locale, amount, currency)).join(' + ');
    const what = t(`measure_mail.${outcome === 'no_action' ? 'warning' : outcome}`, {
      until: banUntil ? timeText(banUntil) : '',
    });
    return {
      subject: t('decision_mail.subject', { site: site.settings.name }),
      replyTo: site.settings.support_email,
      preview: what,
      text: [
        ...(replacedAt === null ? [] : [t('decision_mail.replaces', { day: timeText(replacedAt) })]),
        what,
        ...(removedNothing(removed) && subject !== 'profile' && subject !== 'page'
          ? [t('decision_mail.about', { subject: t(`decision_subject.${subject}`) })]
          : []),
        ...(removed.aboutMe === null ? [] : [t('decision_mail.removed_text')]),
        ...(removed.photos.length === 0
          ? []
          : [t('decision_mail.removed_photos', { count: removed.photos.length })]),
        ...(removed.messages.length === 0
          ? []
          : [t('decision_mail.removed_messages', { count: removed.messages.length })]),
        ...(rule ? [t('decision_mail.rule', { rule: t(`house_rule.${rule}`) })] : []),
        ...t('decision_mail.reason', { reason }).split(/\n+/),
        ...(outcome === 'content_removed' ? [t('decision_mail.counts', { months: STRIKE_MONTHS })] : []),
        ...(money === '' ? [] : [t('decision_mail.refund', { money })]),
        t('decision_mail.appeal', { until: timeText(appealableUntil(tx.now)) }),
      ],
      button: { label: t('decision_mail.button'), path },
      small: [
        t(automated ? 'decision_mail.automated' : 'decision_mail.by_people'),
        t('decision_mail.other_ways'),
      ],
    };
  });
}

const removedNothing = ({ aboutMe, photos, messages }: Removed): boolean =>
  aboutMe === null && photos.length === 0 && messages.length === 0;

/**
 * Emails a member that an earlier decision about them was undone, and that nothing is done instead.
 * @spec D5.5 D2.31
 */
export const queueDecisionUndone = (
  app: App,
  tx: Tx,
  site: Site,
  { reported, decidedAt }: { reported: AccountRecipient; decidedAt: Date },
): Promise<void> =>
  queueEmailTo(app, tx, site, reported, (t, locale) => ({
    subject: t('decision_undone_mail.subject', { site: site.settings.name }),
    replyTo: site.settings.support_email,
    preview: t('decision_undone_mail.preview'),
    text: [
      t('decision_undone_mail.text', {
        day: zonedDateTimeText(decidedAt, { locale, timeZone: site.timeZone }),
      }),
    ],
    small: [t('decision_mail.by_people')],
  }));

export type NoticeToReporter = {
  report: Pick<LockedReport, 'id' | 'reporter_id' | 'reason' | 'subject_kind'>;
  decision: DecisionText;
};

/**
 * Emails the reporter what was decided, and how to appeal, without anything about the reported member. Does nothing if
 * the reporter has left.
 * @spec D5.5 D2.31
 */
export async function queueDecisionToReporter(
  app: App,
  tx: Tx,
  site: Site,
  { report, decision }: NoticeToReporter,
): Promise<void> {
  const reporter = report.reporter_id ? await accountRecipientOf(tx.db, report.reporter_id) : undefined;
  if (!reporter) return;
  const { outcome, rule, reason } = decision;
  const reference = referenceOf(report.id);
  const isBanned = reporter.status === 'banned';
  await queueEmailTo(app, tx, site, reporter, (t, locale) => ({
    subject: t('report_decision_mail.subject', { reference }),
    replyTo: site.settings.support_email,
    preview: t('report_decision_mail.preview'),
    text: [
      t('report_decision_mail.text', {
        subject: t(`reported_subject.${report.subject_kind as SubjectKind}`),
        reason: t(`report_reason.${report.reason as ReportReason}`),
      }),
      rule && outcome !== 'no_action'
        ? t('report_decision_mail.action', { rule: t(`house_rule.${rule}`) })
        : t('report_decision_mail.no_action'),
      ...(outcome === 'no_action' ? t('decision_mail.reason', { reason }).split(/\n+/) : []),
      t('report_decision_mail.appeal', {
        until: zonedDateTimeText(appealableUntil(tx.now), { locale, timeZone: site.timeZone }),
      }),
    ],
    ...(!isBanned && {
      button: { label: t('report_decision_mail.button'), path: `/settings/decisions/${report.id}` },
    }),
    small: [t('decision_mail.by_people'), t('report_mail.reference', { reference })],
  }));
}
