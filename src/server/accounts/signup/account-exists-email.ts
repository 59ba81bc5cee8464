import { DAY_SECONDS } from '#contract/durations';
import type { App } from '../../app.ts';
import { countHit } from '../../platform/http/rate-limit.ts';
import type { Tx } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import { type AccountRecipient, queueEmailTo } from '../queue-email-to.ts';

const EMAIL_LIMIT = { hits: 3, seconds: DAY_SECONDS } as const;

/**
 * Sends at most 3 emails a day, because repeated sign-ups could fill the mailbox.
 * @spec 4.2 D1.1
 */
export async function queueAccountExistsEmail(
  app: App,
  tx: Tx,
  site: Site,
  recipient: AccountRecipient,
): Promise<void> {
  const key = `account exists ${recipient.accountId}`;
  const { hits } = await countHit(tx.db, key, EMAIL_LIMIT.seconds, tx.now);
  if (hits > EMAIL_LIMIT.hits) return;
  await queueEmailTo(app, tx, site, recipient, t => ({
    subject: t('account_exists_mail.subject', { site: site.settings.name }),
    preview: t('account_exists_mail.preview'),
    text: [t('account_exists_mail.text')],
    button: { label: t('account_exists_mail.button'), path: '/login' },
    small: [t('account_exists_mail.not_you')],
  }));
}
