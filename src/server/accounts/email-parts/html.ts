import escapeHtml from 'escape-html';
import type { EmailParts } from '../render-email.ts';
import { cardsHtml } from './cards.ts';
import { buttonHtml, buttonUrlHtml, footerLinksHtml, paragraph, siteUrlPattern } from './paragraphs.ts';
import { EMAIL_WIDTH, FONT, headStyles } from './styles.ts';

/** Fills the preview line, so that mail programs show no other text there. */
const PREVIEW_PADDING = '&#847;&zwnj;&nbsp;'.repeat(150);

/** Tables and attributes make the layout, because mail programs support little CSS. */
export function emailHtml(parts: EmailParts): string {
  const { language, siteName, colours, preview } = parts;
  const page = colours.surface[0];
  return `<!doctype html>
<html lang="${escapeHtml(language)}" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<meta name="x-apple-disable-message-reformatting">
<title>${escapeHtml(siteName)}</title>
${headStyles(colours)}
</head>
<body class="page" style="margin:0;padding:0;background:${page};">
<div style="display:none;max-height:0;overflow:hidden;">${escapeHtml(preview)}${PREVIEW_PADDING}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${page}" style="background:${page};">
<tr><td class="page-cell" align="center" style="padding:32px 16px;">
<!--[if mso]><table role="presentation" width="${EMAIL_WIDTH}" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:${EMAIL_WIDTH}px;">
<tr><td class="name" style="padding:0 8px 20px;font:700 22px/1.2 ${FONT};letter-spacing:-0.02em;color:${colours.violet[0]};">${escapeHtml(siteName)}</td></tr>
${contentRow(parts)}
${footerRow(parts)}
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`;
}

function contentRow({ colours, greeting, text, cards = [], button, small }: EmailParts): string {
  const [card, line] = [colours['surface-raised'][0], colours.hairline[0]];
  const siteUrls = siteUrlPattern(button);
  const ink = { name: 'ink', colour: colours.ink[0], margin: '0 0 16px' } as const;
  const quiet = {
    name: 'quiet',
    font: '400 14px/1.5',
    colour: colours['ink-quiet'][0],
    margin: '0 0 12px',
  } as const;
  const parts = [
    paragraph(greeting, { ...ink, font: '700 22px/1.3' }),
    ...text.map(one => paragraph(one, { ...ink, font: '400 16px/1.6' }, siteUrls)),
    cards.length > 0 ? cardsHtml(cards, colours) : '',
    button ? buttonHtml(button, colours) : '',
    ...small.map(one => paragraph(one, quiet, siteUrls)),
    button ? buttonUrlHtml(button, colours) : '',
  ];
  return `<tr><td class="card" bgcolor="${card}" style="padding:32px 28px;background:${card};border:1px solid ${line};border-radius:20px;">
${parts.filter(Boolean).join('\n')}
</td></tr>`;
}

function footerRow({ colours, footer, footerLinks = [] }: EmailParts): string {
  const quiet = {
    name: 'quiet',
    font: '400 13px/1.5',
    colour: colours['ink-quiet'][0],
    margin: '0 0 4px',
  } as const;
  return `<tr><td style="padding:20px 8px 0;">
${[...footer.map(text => paragraph(text, quiet)), footerLinksHtml(footerLinks, colours)].filter(Boolean).join('\n')}
</td></tr>`;
}
