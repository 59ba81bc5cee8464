import type { App } from '../app.ts';
import { postLetter } from '../platform/mail/outbox.ts';
import type { Tx } from '../platform/transact.ts';
import { addressAt } from '../site/address-at.ts';
import type { Site } from '../site/sites.ts';
import { type Addressee, composeLetter } from './letter.ts';

/** Tells the owner, and nobody else, that someone signed up with an address that has an account. */
export async function postAccountExists(app: App, tx: Tx, site: Site, addressee: Addressee): Promise<void> {
  const letter = await composeLetter(site, addressee, t => ({
    subject: t('account_exists_mail.subject', { site: site.settings.name }),
    preview: t('account_exists_mail.preview'),
    greeting: t('account_exists_mail.greeting', { name: addressee.name }),
    text: [t('account_exists_mail.text')],
    button: {
      label: t('account_exists_mail.button'),
      url: addressAt(app.config, site, '/login'),
      hint: t('account_exists_mail.link'),
    },
    small: [t('account_exists_mail.not_you')],
  }));
  await postLetter(tx, letter);
}
