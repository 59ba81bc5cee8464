import type { App } from '../../app.ts';
import { postLetter } from '../../platform/mail/outbox.ts';
import type { Tx } from '../../platform/transact.ts';
import { addressAt } from '../../site/address-at.ts';
import type { Site } from '../../site/sites.ts';
import { type Addressee, composeLetter } from '../letter.ts';

/** Tells the owner that his password is another one now, what went with the old one, and what to do when that was not him. */
export async function postPasswordChanged(
  app: App,
  tx: Tx,
  site: Site,
  addressee: Addressee,
  ended: { passkeys: boolean } = { passkeys: false },
): Promise<void> {
  const letter = await composeLetter(site, addressee, t => ({
    subject: t('password_changed_mail.subject', { site: site.settings.name }),
    preview: t('password_changed_mail.preview'),
    greeting: t('password_changed_mail.greeting', { name: addressee.name }),
    text: [
      t('password_changed_mail.text'),
      ...(ended.passkeys ? [t('password_changed_mail.passkeys')] : []),
      t('password_changed_mail.not_you'),
    ],
    button: {
      label: t('password_changed_mail.button'),
      url: addressAt(app.config, site, '/reset-password'),
      hint: t('password_changed_mail.link'),
    },
    small: [],
  }));
  await postLetter(tx, letter);
}
