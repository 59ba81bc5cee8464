import escapeHtml from 'escape-html';
import type { BrandPalette } from '#contract/brand-palette';
import type { EmailButton, EmailLink } from '../render-email.ts';
import { FONT } from './styles.ts';

type ParagraphStyle = { name: 'ink' | 'quiet'; font: string; colour: string; margin: string };

export const paragraph = (text: string, style: ParagraphStyle, siteUrls?: RegExp | null): string =>
  `<p class="${style.name}" style="margin:${style.margin};font:${style.font} ${FONT};color:${style.colour};">${paragraphHtml(text, siteUrls)}</p>`;

/** URLs in a member's text must not become links, except URLs of the site. */
export function siteUrlPattern(button: EmailButton | undefined): RegExp | null {
  const origin = URL.parse(button?.url ?? '')?.origin ?? null;
  return origin === null ? null : new RegExp(` ?(${RegExp.escape(origin)}/[^\\s<>"]*)`, 'g');
}

function paragraphHtml(text: string, siteUrls: RegExp | null | undefined): string {
  if (!siteUrls) return escapeHtml(text);
  const parts = text.split(siteUrls);
  return parts.map((part, index) => (index % 2 === 0 ? escapeHtml(part) : ` ${linkTo(part)}`)).join('');
}

const linkTo = (url: string): string =>
  `<a href="${escapeHtml(url)}" style="color:inherit;overflow-wrap:anywhere;">${escapeHtml(url)}</a>`;

/** The cell has the padding, because Outlook ignores the padding of a link. */
export function buttonHtml({ label, url }: EmailButton, colours: BrandPalette): string {
  const [brand, onBrand] = [colours.violet[0], colours['on-violet'][0]];
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px;"><tr>
<td class="button" align="center" bgcolor="${brand}" style="border-radius:999px;background:${brand};mso-padding-alt:14px 28px;">
<a class="label" href="${escapeHtml(url)}" style="display:inline-block;padding:14px 28px;color:${onBrand};font:600 16px/1.2 ${FONT};text-decoration:none;">${escapeHtml(label)}</a>
</td></tr></table>`;
}

export function buttonUrlHtml({ url, hint }: EmailButton, colours: BrandPalette): string {
  if (hint === undefined) return '';
  const address = escapeHtml(url);
  const hintStyle = {
    name: 'quiet',
    font: '400 13px/1.5',
    colour: colours['ink-quiet'][0],
    margin: '0',
  } as const;
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin-top:20px;"><tr><td class="rule" style="padding-top:16px;border-top:1px solid ${colours.hairline[0]};">
${paragraph(hint, hintStyle)}
<p style="margin:2px 0 0;font:400 13px/1.5 ${FONT};word-break:break-all;"><a class="link" href="${address}" style="color:${colours.violet[0]};">${address}</a></p>
</td></tr></table>`;
}

/** Each link has a line that is high enough for a thumb. */
export const footerLinksHtml = (links: EmailLink[], colours: BrandPalette): string =>
  links
    .map(
      ({ label, url }) =>
        `<p style="margin:0;font:400 13px/20px ${FONT};"><a class="link" href="${escapeHtml(url)}" style="display:inline-block;padding:12px 0;color:${colours.violet[0]};">${escapeHtml(label)}</a></p>`,
    )
    .join('\n');
