import type { App, MemberCaller } from '../../app.ts';
import type { Tx } from '../../platform/transact.ts';
import { siteUrl } from '../../site/site-url.ts';
import { withoutMailLinks } from '../email-parts/mail-links.ts';
import { selectConfirmedRecipient } from '../queries.ts';
import { queueEmailTo } from '../queue-email-to.ts';

/** @spec D5.8 */
export async function queuePasskeyEmail(
  app: App,
  tx: Tx,
  { accountId, site }: MemberCaller,
  change: 'added' | 'removed',
  name: string,
): Promise<void> {
  const owner = await selectConfirmedRecipient(tx.db, accountId);
  if (!owner) return;
  const passkey = withoutMailLinks(name);
  const address = siteUrl(app.config, site, '/reset-password');
  await queueEmailTo(app, tx, site, owner, t => ({
    subject: t('passkey_mail.subject', { site: site.settings.name }),
    preview: t('passkey_mail.preview'),
    text: [
      change === 'added' ? t('passkey_mail.added', { passkey }) : t('passkey_mail.removed', { passkey }),
      t('passkey_mail.not_you', { address }),
    ],
    button: { label: t('passkey_mail.button'), path: '/settings/passkeys' },
    small: [t('passkey_mail.you')],
  }));
}
