import { inFormat } from '#contract/pictures';
import type { MemberCard } from '#contract/profiles';
import type { Translator } from '#i18n/messages';
import type { ServerMessages } from '#i18n/server-text';
import { withoutMailLinks } from '../accounts/email-parts/mail-links.ts';
import type { EmailCard } from '../accounts/render-email.ts';
import type { App } from '../app.ts';
import { siteUrl } from '../site/site-url.ts';
import type { Site } from '../site/sites.ts';

type Sender = { config: App['config']; site: Site; t: Translator<ServerMessages> };

/**
 * A member as a card of an email.
 * @param card as presented to the recipient, so that only what they may see is shown
 * @spec D2.31 1.4
 */
export function emailCardOf(
  { config, site, t }: Sender,
  card: Pick<MemberCard, 'name' | 'age' | 'fictional' | 'main_image'>,
  { path, ...about }: Pick<EmailCard, 'text' | 'isLike'> & { path: string },
): EmailCard {
  const { fictional_icon: icon, fictional_singular: singular } = site.settings;
  const url = card.main_image && emailPictureUrl({ config, site }, card.main_image.thumb_filename);
  const name = withoutMailLinks(card.name);
  return {
    picture: url ? { url, alt: t('notification_mail.photo_of', { name }) } : null,
    title: `${name}, ${card.age}`,
    ...(card.fictional && { badge: `${icon} ${singular || t('fictional.singular')}` }),
    ...about,
    url: siteUrl(config, site, path),
  };
}

/**
 * A mail program loads the picture without a session, for years, so only an address that opens to everyone will do: the
 * main photo's, or a blurred one. It ends when the photo is deleted or its addresses are renewed.
 * @param address path below `cdn_prefix`
 * @returns null for an address with a ticket, which would expire
 * @spec D4.9 D2.31
 */
export function emailPictureUrl(
  { config, site }: Pick<Sender, 'config' | 'site'>,
  address: string,
): string | null {
  if (address.includes('?')) return null;
  const path = `${config.cdnPrefix}${inFormat(address, 'jpg')}`;
  return path.startsWith('/') ? siteUrl(config, site, path) : path;
}

/**
 * Leads through the login, because many profiles are hidden from visitors; a member who is logged in gets there at once.
 * @spec D2.31 5.10
 */
export const profilePathInEmail = (id: string): string =>
  `/login?next=${encodeURIComponent(`/members/${id}`)}`;
