import { DAY_MS } from '#contract/durations';
import { offeredLanguages } from '#i18n/offered-languages';
import type { Site } from '../../site/sites.ts';

/**
 * The contact for security holes (RFC 9116). It expires at most a year ahead, and is made anew at each request.
 * @param origin of the site, without a slash at its end
 * @spec D5.14
 */
export function securityFile({ settings }: Pick<Site, 'settings'>, origin: string, now: Date): string {
  const contact = settings.security_email || settings.support_email;
  const midnight = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const expires = new Date(midnight + settings.security_txt_days * DAY_MS);
  return [
    `Contact: mailto:${contact}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    `Preferred-Languages: ${offeredLanguages(settings).join(', ')}`,
    `Policy: ${origin}/transparency#security`,
    '',
  ].join('\n');
}
