import { appealableUntil } from '#contract/calendar-months';
import type { Currency } from '#contract/countries';
import { isBan } from '#contract/house-rules';
import { referenceOf } from '#contract/moderation';
import type { ReportReason } from '#contract/reports';
import { zonedDateTimeText } from '#i18n/date-text';
import { moneyText } from '#i18n/money';
import { banAppealPath } from '../../accounts/bans/ban-token.ts';
import { accountRecipientOf } from '../../accounts/find-account.ts';
import { type AccountRecipient, queueEmailTo } from '../../accounts/queue-email-to.ts';
import type { App } from '../../app.ts';
import type { Tx } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import type { Measure, Removed } from './measures.ts';
import type { LockedReport } from './queries.ts';

type DecisionText = Pick<Measure, 'outcome' | 'rule' | 'banUntil'> & { reason: string };

export type NoticeToReported = {
  /** Of the decision. */
  id: string;
  reported: AccountRecipient;
  decision: DecisionText;
  removed: Removed;
  /** In minor units by currency. */
  refunds: ReadonlyMap<Currency, number>;
};

/**
 * Emails a member what was decided about them, by which rule, why, and how to appeal. Never who reported it.
 * @spec D5.5 D2.31
 */
export async function queueDecisionToReported(
  app: App,
  tx: Tx,
  site: Site,
  { id, reported, decision, removed, refunds }: NoticeToReported,
): Promise<void> {
  const { outcome, rule, reason, banUntil } = decision;
  const path = isBan(outcome) ? banAppealPath(app, reported.accountId) : `/settings/decisions/${id}`;
  await queueEmailTo(app, tx, site, reported, (t, locale) => {
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
        what,
        ...(removed.aboutMe === null ? [] : [t('decision_mail.removed_text')]),
        ...(removed.photos.length === 0
          ? []
          : [t('decision_mail.removed_photos', { count: removed.photos.length })]),
        ...(rule ? [t('decision_mail.rule', { rule: t(`house_rule.${rule}`) })] : []),
        ...t('decision_mail.reason', { reason }).split(/\n+/),
        ...(money === '' ? [] : [t('decision_mail.refund', { money })]),
        t('decision_mail.appeal', { until: timeText(appealableUntil(tx.now)) }),
      ],
      button: { label: t('decision_mail.button'), path },
      small: [t('decision_mail.by_people'), t('decision_mail.other_ways')],
    };
  });
}

export type NoticeToReporter = {
  report: Pick<LockedReport, 'id' | 'reporter_id' | 'reason'>;
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
      t('report_decision_mail.text', { reason: t(`report_reason.${report.reason as ReportReason}`) }),
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
