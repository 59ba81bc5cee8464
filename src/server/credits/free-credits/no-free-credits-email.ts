import { type AccountRecipient, queueEmailTo } from '../../accounts/queue-email-to.ts';
import type { App } from '../../app.ts';
import type { Tx } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';

/** @spec D2.36 D2.31 */
export async function sendNoFreeCreditsEmail(
  app: App,
  tx: Tx,
  site: Site,
  recipient: AccountRecipient,
  { credits, unsent }: { credits: number; unsent: number },
): Promise<void> {
  await queueEmailTo(app, tx, site, recipient, t => ({
    subject: t('no_free_credits_mail.subject', { site: site.settings.name }),
    preview: t('no_free_credits_mail.preview'),
    text: [
      t('no_free_credits_mail.once', { credits }),
      ...(unsent > 0 ? [t('no_free_credits_mail.unsent', { count: unsent })] : []),
      t('no_free_credits_mail.free'),
    ],
    button: { label: t('no_free_credits_mail.button'), path: '/credits' },
    small: [t('no_free_credits_mail.why')],
  }));
}
