import escapeHtml from 'escape-html';
import type { BrandPalette } from '#contract/brand-palette';

/** All texts are plain text. */
export type EmailParts = {
  language: string;
  siteName: string;
  colours: BrandPalette;
  /** Preview line that mail programs show. */
  preview: string;
  greeting: string;
  /** Paragraphs. */
  text: string[];
  /** `hint` introduces the URL for readers whose button does not work. */
  button?: { label: string; url: string; hint: string };
  /** Small print below the button. */
  small: string[];
  /** Sender and contact. */
  footer: string[];
  footerLinks?: EmailLink[];
  cards?: EmailCard[];
};

type EmailLink = { label: string; url: string };

/** A member, shown with a picture. `picture` is null for a member without a photo, and in discreet mode. */
export type EmailCard = {
  picture: { url: string; alt: string } | null;
  title: string;
  /** E.g. the label of a fictional profile. */
  badge?: string;
  text: string;
  url: string;
};

/** @spec D2.31 */
export const renderEmail = (parts: EmailParts): { html: string; text: string } => ({
  html: emailHtml(parts),
  text: plainTextOf(parts),
});

const FONT = "-apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";
/** Fills the preview line, so that mail programs show no other text there. */
const PREVIEW_PADDING = '&#847;&zwnj;&nbsp;'.repeat(150);
const darkThemeCss = (colours: BrandPalette, within = ''): string => `
    ${within}.page { background: ${colours.surface[1]} !important; }
    ${within}.card { background: ${colours['surface-raised'][1]} !important; border-color: ${colours.hairline[1]} !important; }
    ${within}.rule { border-color: ${colours.hairline[1]} !important; }
    ${within}.ink { color: ${colours.ink[1]} !important; }
    ${within}.quiet { color: ${colours['ink-quiet'][1]} !important; }
    ${within}.name, ${within}.link { color: ${colours.violet[1]} !important; }
    ${within}.button { background: ${colours.violet[1]} !important; }
    ${within}.label { color: ${colours['on-violet'][1]} !important; }`;

// Tables and attributes make the layout, because mail programs support little CSS.
function emailHtml(parts: EmailParts): string {
  const { language, siteName, colours, preview, greeting, text, button, small, footer } = parts;
  const [page, card, line] = [colours.surface[0], colours['surface-raised'][0], colours.hairline[0]];
  const [ink, quiet] = [colours.ink[0], colours['ink-quiet'][0]];
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<meta name="x-apple-disable-message-reformatting">
<title>${escapeHtml(siteName)}</title>
<style>
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {${darkThemeCss(colours)}
  }
  /* Outlook on the web ignores the media query above and marks darkened elements with data-ogsc. */
${darkThemeCss(colours, '[data-ogsc] ')}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:${page};">
<div style="display:none;max-height:0;overflow:hidden;">${escapeHtml(preview)}${PREVIEW_PADDING}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${page}" style="background:${page};">
<tr><td align="center" style="padding:32px 16px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:520px;">
<tr><td class="name" style="padding:0 8px 20px;font:700 22px/1.2 ${FONT};letter-spacing:-0.02em;color:${colours.violet[0]};">${escapeHtml(siteName)}</td></tr>
<tr><td class="card" bgcolor="${card}" style="padding:32px 28px;background:${card};border:1px solid ${line};border-radius:20px;">
${paragraph(greeting, 'ink', '700 22px/1.3', ink, '0 0 16px')}
${text.map(line => paragraph(line, 'ink', '400 16px/1.6', ink, '0 0 16px', button)).join('\n')}
${button ? buttonHtml(button, colours) : ''}
${small.map(line => paragraph(line, 'quiet', '400 14px/1.5', quiet, '0 0 12px', button)).join('\n')}
${button ? buttonUrlHtml(button, colours) : ''}
</td></tr>
<tr><td style="padding:20px 8px 0;">
${footer.map(text => paragraph(text, 'quiet', '400 13px/1.5', quiet, '0 0 4px')).join('\n')}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

const paragraph = (
  text: string,
  name: string,
  font: string,
  colour: string,
  margin: string,
  button?: EmailParts['button'],
): string =>
  `<p class="${name}" style="margin:${margin};font:${font} ${FONT};color:${colour};">${paragraphHtml(text, button)}</p>`;

type EmailButton = NonNullable<EmailParts['button']>;

// The cell has the padding, because Outlook ignores the padding of a link.
function buttonHtml({ label, url }: EmailButton, colours: BrandPalette): string {
  const [brand, onBrand] = [colours.violet[0], colours['on-violet'][0]];
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px;"><tr>
<td class="button" align="center" bgcolor="${brand}" style="border-radius:999px;background:${brand};mso-padding-alt:14px 28px;">
<a class="label" href="${escapeHtml(url)}" style="display:inline-block;padding:14px 28px;color:${onBrand};font:600 16px/1.2 ${FONT};text-decoration:none;">${escapeHtml(label)}</a>
</td></tr></table>`;
}

function buttonUrlHtml({ url, hint }: EmailButton, colours: BrandPalette): string {
  const address = escapeHtml(url);
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="rule" style="padding-top:16px;border-top:1px solid ${colours.hairline[0]};">
${paragraph(hint, 'quiet', '400 13px/1.5', colours['ink-quiet'][0], '0')}
<p style="margin:2px 0 0;font:400 13px/1.5 ${FONT};word-break:break-all;"><a class="link" href="${address}" style="color:${colours.violet[0]};">${address}</a></p>
</td></tr></table>`;
}

type OptionalEmailButton = EmailParts['button'];

/** URLs in a member's text must not become links, except URLs of the site. */
function siteUrlPattern(button: OptionalEmailButton): RegExp | null {
  const origin = URL.parse(button?.url ?? '')?.origin ?? null;
  return origin === null ? null : new RegExp(` ?(${RegExp.escape(origin)}/[^\\s<>"]*)`, 'g');
}

function paragraphHtml(text: string, button: OptionalEmailButton): string {
  const siteUrls = siteUrlPattern(button);
  if (!siteUrls) return escapeHtml(text);
  const parts = text.split(siteUrls);
  return parts.map((part, index) => (index % 2 === 0 ? escapeHtml(part) : ` ${linkTo(part)}`)).join('');
}

const linkTo = (url: string): string =>
  `<a href="${escapeHtml(url)}" style="color:inherit;overflow-wrap:anywhere;">${escapeHtml(url)}</a>`;

/** Each URL gets a separate line, so that mail programs recognise the URL. */
function plainTextOf({ siteName, greeting, text, button, small, footer }: EmailParts): string {
  const siteUrls = siteUrlPattern(button);
  const onOwnLines = (line: string) => (siteUrls ? line.replace(siteUrls, '\n$1\n').trim() : line);
  const call = button ? [`${button.label}:\n${button.url}`] : [];
  const paragraphs = [siteName, greeting, ...text.map(onOwnLines), ...call, ...small.map(onOwnLines)];
  return `${[...paragraphs, `-- \n${footer.join('\n')}`].join('\n\n')}\n`;
}
