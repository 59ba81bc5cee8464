import { isUrgent, type ReportReason } from '#contract/reports';
import { composeEmail } from '../../accounts/compose-email.ts';
import { requireAccount } from '../../accounts/require-account.ts';
import type { App, MemberCaller } from '../../app.ts';
import { queueEmail } from '../../platform/mail/outbox.ts';
import type { Tx } from '../../platform/transact.ts';
import { deskOf } from '../desk-of.ts';

type Report = { reference: string; reason: ReportReason };

/** To whoever answers for the site: that there is a report, and how to read it. Nothing of what it says, nor of whom. */
export async function postReport(tx: Tx, caller: MemberCaller, report: Report): Promise<void> {
  const { reference, reason } = report;
  const { site } = caller;
  const letter = await composeEmail(site, deskOf(caller), t => {
    const words = { reference, reason: t(`report_reason.${reason}`) };
    return {
      subject: t(isUrgent(reason) ? 'report_desk_mail.subject_urgent' : 'report_desk_mail.subject', words),
      preview: t('report_desk_mail.preview'),
      greeting: t('report_desk_mail.greeting', words),
      text: [t('report_desk_mail.text')],
      small: [
        t('report_desk_mail.read', { command: `npm run reports -- --site ${site.key} --show ${reference}` }),
      ],
    };
  });
  await queueEmail(tx, letter);
}

/** To the reporter: that it arrived and what happens next, without a name. */
export async function postReportReceived(
  { db }: App,
  tx: Tx,
  { site, accountId, language, member }: MemberCaller,
  { reference, reason }: Report,
): Promise<void> {
  const { email } = await requireAccount(db, accountId);
  const receiver = { accountId, email, language, country: member.country, discreet: member.discreet };
  const letter = await composeEmail(site, receiver, t => ({
    subject: t('report_mail.subject', { reference }),
    preview: t('report_mail.preview'),
    greeting: t('report_mail.greeting'),
    text: [t('report_mail.text', { reason: t(`report_reason.${reason}`) }), t('report_mail.next')],
    small: [t('report_mail.reference', { reference })],
  }));
  await queueEmail(tx, { ...letter, headers: { 'Reply-To': site.settings.support_email } });
}
