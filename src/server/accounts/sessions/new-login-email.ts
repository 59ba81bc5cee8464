import { DAY_MS } from '#contract/durations';
import { countryName } from '#i18n/country-name';
import type { App, Caller } from '../../app.ts';
import type { Tx } from '../../platform/transact.ts';
import { siteUrl } from '../../site/site-url.ts';
import { selectConfirmedRecipient } from '../queries.ts';
import { queueEmailTo } from '../queue-email-to.ts';
import { deviceOf } from './device.ts';

/** Within this time after the sign-up, members get no email about a login. */
const NEW_ACCOUNT_MS = DAY_MS;

/** @spec D2.21 */
export async function queueNewLoginEmail(app: App, tx: Tx, caller: Caller, accountId: string): Promise<void> {
  const owner = await selectConfirmedRecipient(tx.db, accountId);
  if (!owner || tx.now.getTime() - owner.signedUpAt.getTime() < NEW_ACCOUNT_MS) return;
  const { browser, system } = deviceOf(caller.userAgent);
  await queueEmailTo(tx, caller.site, owner, (t, locale) => ({
    subject: t('new_login_mail.subject', { site: caller.site.settings.name }),
    preview: t('new_login_mail.preview'),
    text: [
      t('new_login_mail.text'),
      t('new_login_mail.device', {
        browser: browser ?? t('new_login_mail.browser_unknown'),
        system: system ?? t('new_login_mail.system_unknown'),
        country: caller.networkCountry
          ? countryName(locale, caller.networkCountry)
          : t('new_login_mail.country_unknown'),
      }),
      t('new_login_mail.not_you', { address: siteUrl(app.config, caller.site, '/reset-password') }),
    ],
    button: {
      label: t('new_login_mail.button'),
      url: siteUrl(app.config, caller.site, '/settings/logins'),
    },
    small: [t('new_login_mail.you')],
  }));
}
