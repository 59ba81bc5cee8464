import { isApiError } from '#contract/errors';
import { composeEmail } from '../accounts/compose-email.ts';
import type { App, Caller } from '../app.ts';
import { takeHit } from '../platform/http/rate-limit.ts';
import { queueEmail } from '../platform/mail/outbox.ts';
import { keyedHash } from '../platform/secrets.ts';
import type { Tx } from '../platform/transact.ts';
import { deskOf } from './desk-of.ts';
import type { Complaint } from './send-complaint.ts';

/** A stranger who complains in another's name must not fill that one's mailbox. */
const LETTERS = { hits: 3, seconds: 86_400 } as const;

/** To whoever answers for the site, in the site's own language. A reply goes to whoever complained. */
export async function postComplaint(tx: Tx, caller: Caller, complaint: Complaint): Promise<void> {
  const { site, accountId } = caller;
  const { topic, text, email, reference } = complaint;
  const letter = await composeEmail(site, deskOf(caller), t => {
    const about = t(`complaint_topic.${topic}`);
    return {
      subject: t('complaint_desk_mail.subject', { reference, topic: about }),
      preview: t('complaint_desk_mail.preview'),
      greeting: t('complaint_desk_mail.greeting', { reference }),
      text: [t('complaint_desk_mail.topic', { topic: about }), ...text.split(/\n+/)],
      small: [
        accountId
          ? t('complaint_desk_mail.member', { email, account: accountId })
          : t('complaint_desk_mail.visitor', { email }),
        t('complaint_desk_mail.reply', { email }),
      ],
    };
  });
  await queueEmail(tx, { ...letter, headers: { 'Reply-To': email } });
}

/**
 * To whoever complained: that it arrived, at most 3 times a day to one address. Without his words: anybody can type anybody's
 * address, and nobody may send his own text to it from here.
 */
export async function postComplaintReceived(
  { config }: App,
  tx: Tx,
  caller: Caller,
  complaint: Complaint,
): Promise<void> {
  const { site, accountId, language, geoCountry, member } = caller;
  const { topic, email, reference } = complaint;
  const key = `${site.key} complaint received ${keyedHash(config.secret, email).toString('base64url')}`;
  const isEnough = await takeHit(tx.db, key, LETTERS.hits, LETTERS.seconds, tx.now).then(
    () => false,
    (error: unknown) => isApiError(error) || Promise.reject(error),
  );
  if (isEnough) return;
  const discreet = member?.discreet ?? false;
  const receiver = { accountId, email, language, country: member?.country ?? geoCountry, discreet };
  const letter = await composeEmail(site, receiver, t => ({
    subject: t('complaint_mail.subject', { reference }),
    preview: t('complaint_mail.preview'),
    greeting: t('complaint_mail.greeting'),
    text: [t('complaint_mail.text', { topic: t(`complaint_topic.${topic}`) })],
    small: [t('complaint_mail.reference', { reference }), t('complaint_mail.not_you')],
  }));
  await queueEmail(tx, { ...letter, headers: { 'Reply-To': site.settings.support_email } });
}
