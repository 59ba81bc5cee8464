import { chooseLanguage } from '#contract/languages';
import { referenceOf } from '#contract/moderation';
import { type AccountRecipient, queueEmailTo } from '../accounts/queue-email-to.ts';
import type { App, Caller } from '../app.ts';
import type { Tx } from '../platform/transact.ts';
import type { Site } from '../site/sites.ts';
import { confirmationRecipient } from './confirmation-recipient.ts';
import type { Complaint } from './send-complaint.ts';

/**
 * Emails the complaint to the operator, with the sender as reply address.
 * @spec 2.9 D5.5
 */
export async function queueComplaintEmail(
  app: App,
  tx: Tx,
  caller: Caller,
  complaint: Complaint,
): Promise<void> {
  const { site, accountId } = caller;
  const { topic, text, email, reference } = complaint;
  await queueEmailTo(app, tx, site, operatorRecipient(caller), t => {
    const topicText = t(`complaint_topic.${topic}`);
    return {
      subject: t('complaint_operator_mail.subject', { reference, topic: topicText }),
      replyTo: email,
      preview: t('complaint_operator_mail.preview'),
      greeting: t('complaint_operator_mail.greeting', { reference }),
      text: [t('complaint_operator_mail.topic', { topic: topicText }), ...text.split(/\n+/)],
      small: [
        accountId
          ? t('complaint_operator_mail.member', { email, account: accountId })
          : t('complaint_operator_mail.visitor', { email }),
        t('complaint_operator_mail.reply', { email }),
      ],
    };
  });
}

/**
 * Confirms a complaint without quoting it, because the address may belong to somebody else.
 * @spec 2.9 D2.31
 */
export async function queueComplaintConfirmation(
  app: App,
  tx: Tx,
  caller: Caller,
  complaint: Complaint,
): Promise<void> {
  const { site } = caller;
  const { topic, email, reference } = complaint;
  const recipient = await confirmationRecipient(app, tx, caller, { kind: 'complaint', email });
  if (!recipient) return;
  await queueEmailTo(app, tx, site, recipient, t => ({
    subject: t('complaint_mail.subject', { reference }),
    replyTo: site.settings.support_email,
    preview: t('complaint_mail.preview'),
    text: [t('complaint_mail.text', { topic: t(`complaint_topic.${topic}`) })],
    button: { label: t('notice_mail.button'), path: '/complaints#follow' },
    small: [t('complaint_mail.reference', { reference }), t('complaint_mail.not_you')],
  }));
}

type AnsweredComplaint = {
  id: string;
  email: string;
  topic: string;
  answer: string;
  /** Undefined if nobody has an account with this address. */
  member: AccountRecipient | undefined;
};

/**
 * Emails the answer of staff to the sender of a complaint.
 * @spec D5.5 D2.31
 */
export async function queueComplaintAnswer(
  app: App,
  tx: Tx,
  site: Site,
  { id, email, topic, answer, member }: AnsweredComplaint,
): Promise<void> {
  const visitor = {
    ...{ accountId: null, email, country: null, discreet: false },
    language: chooseLanguage({ domainLanguage: site.settings.domain_language }),
  };
  const reference = referenceOf(id);
  await queueEmailTo(app, tx, site, member ?? visitor, t => ({
    subject: t('complaint_answer_mail.subject', { reference }),
    replyTo: site.settings.support_email,
    preview: t('complaint_answer_mail.preview'),
    text: [
      t('complaint_answer_mail.text', { topic: t(`complaint_topic.${topic as Complaint['topic']}`) }),
      ...answer.split(/\n+/),
    ],
    small: [t('complaint_mail.reference', { reference }), t('complaint_answer_mail.not_content')],
  }));
}

/**
 * `accountId` is the caller's, so that the email is deleted with the caller's account.
 * @spec 2.9 D2.31
 */
export const operatorRecipient = ({ site, accountId }: Pick<Caller, 'site' | 'accountId'>) => ({
  accountId,
  email: site.settings.support_email,
  language: chooseLanguage({ domainLanguage: site.settings.domain_language }),
  country: null,
  discreet: false,
  isOperator: true,
});
