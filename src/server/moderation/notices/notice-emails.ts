import type { LanguageCode } from '#contract/languages';
import { referenceOf } from '#contract/moderation';
import { type AccountRecipient, queueEmailTo } from '../../accounts/queue-email-to.ts';
import type { App, Caller } from '../../app.ts';
import type { Tx } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import { confirmationRecipient } from '../confirmation-recipient.ts';
import type { ReportDecision } from '../decisions/staff-decision.ts';

/**
 * Confirms a notice without quoting it, because the address may belong to somebody else.
 * @spec D2.27 D2.31
 */
export async function queueNoticeReceived(
  app: App,
  tx: Tx,
  caller: Caller,
  { reference, email }: { reference: string; email: string },
): Promise<void> {
  const { site } = caller;
  const recipient = await confirmationRecipient(app, tx, caller, { kind: 'notice', email });
  if (!recipient) return;
  await queueEmailTo(app, tx, site, recipient, t => ({
    subject: t('notice_mail.subject', { reference }),
    replyTo: site.settings.support_email,
    preview: t('notice_mail.preview'),
    text: [t('notice_mail.text'), t('notice_mail.next')],
    button: { label: t('notice_mail.button'), path: '/complaints#follow' },
    small: [t('complaint_mail.reference', { reference }), t('notice_mail.not_you')],
  }));
}

export type DecidedNotice = {
  id: string;
  email: string;
  language: LanguageCode;
  path: string;
  decision: Pick<ReportDecision, 'outcome' | 'rule' | 'reason'>;
  /** Undefined if nobody has an account with this address. */
  member: AccountRecipient | undefined;
};

/**
 * Informs the sender of a notice of what was decided and what they can do if they do not agree; nothing about a member.
 * @spec D2.27 D5.5 D2.31
 */
export async function queueNoticeDecided(
  app: App,
  tx: Tx,
  site: Site,
  { id, email, language, path, decision: { outcome, rule, reason }, member }: DecidedNotice,
): Promise<void> {
  const reference = referenceOf(id);
  await queueEmailTo(app, tx, site, member ?? visitorWith({ email, language }), t => ({
    subject: t('notice_decision_mail.subject', { reference }),
    replyTo: site.settings.support_email,
    preview: t('notice_decision_mail.preview'),
    text: [
      t('notice_decision_mail.text', { path }),
      rule && outcome !== 'no_action'
        ? t('notice_decision_mail.action', { rule: t(`house_rule.${rule}`) })
        : t('notice_decision_mail.no_action'),
      ...(outcome === 'no_action' ? t('decision_mail.reason', { reason }).split(/\n+/) : []),
      t('notice_decision_mail.disagree'),
    ],
    button: { label: t('notice_decision_mail.button'), path: '/complaints' },
    small: [t('decision_mail.by_people'), t('decision_mail.other_ways')],
  }));
}

/**
 * Informs the sender of a notice that the measure they heard of was undone, and what they can do.
 * @spec D2.27 D5.5 D2.31
 */
export const queueNoticeUndone = (
  app: App,
  tx: Tx,
  site: Site,
  { id, email, language, path, member }: Omit<DecidedNotice, 'decision'>,
): Promise<void> => {
  const reference = referenceOf(id);
  return queueEmailTo(app, tx, site, member ?? visitorWith({ email, language }), t => ({
    subject: t('notice_undone_mail.subject', { reference }),
    replyTo: site.settings.support_email,
    preview: t('report_undone_mail.preview'),
    text: [
      t('notice_decision_mail.text', { path }),
      t('report_undone_mail.undone'),
      t('notice_decision_mail.disagree'),
    ],
    button: { label: t('notice_decision_mail.button'), path: '/complaints' },
    small: [t('decision_mail.by_people'), t('decision_mail.other_ways')],
  }));
};

const visitorWith = (address: Pick<DecidedNotice, 'email' | 'language'>) => ({
  ...{ accountId: null, country: null, discreet: false },
  ...address,
});
