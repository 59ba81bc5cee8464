import type { Config } from '../config.ts';
import type { EmailSender } from '../providers/mail/smtp.ts';
import type { Sites } from './sites.ts';

/**
 * A site without `mail_address` uses the address in MAIL_FROM.
 * @spec D2.31
 */
export const emailSenderOf =
  (sites: Sites, { mailFrom }: Pick<Config, 'mailFrom'>) =>
  (siteId: number): EmailSender => {
    const [, name = '', address = mailFrom] = /^(.*?)\s*<([^>]+)>$/.exec(mailFrom) ?? [];
    const settings = sites.byId(siteId)?.settings;
    return { name: settings?.name ?? name, address: settings?.mail_address || address };
  };
