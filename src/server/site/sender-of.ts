import type { Config } from '../config.ts';
import type { EmailSender } from '../platform/mail/transport.ts';
import type { Sites } from './sites.ts';

/** Letters carry their site's own name, and its own address where it has one. */
export const senderOf =
  (sites: Sites, { mailFrom }: Pick<Config, 'mailFrom'>) =>
  (siteId: number): EmailSender => {
    const [, name = '', address = mailFrom] = /^(.*?)\s*<([^>]+)>$/.exec(mailFrom) ?? [];
    const settings = sites.byId(siteId)?.settings;
    return { name: settings?.name ?? name, address: settings?.mail_address || address };
  };
