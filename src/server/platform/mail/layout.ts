import { escapeHtml } from './escape.ts';

/** What a letter says; all of it plain text. */
export type LetterParts = {
  /** Code of the language it is written in. */
  language: string;
  siteName: string;
  /** The line that mail programs show beside the subject. */
  preview: string;
  greeting: string;
  /** Paragraphs. */
  text: string[];
  /** The one thing to do; `hint` introduces the address for whom the button does not work. */
  button?: { label: string; url: string; hint: string };
  /** Fine print below. */
  small: string[];
  /** Who sent it and whom to ask. */
  footer: string[];
};

/** Makes the two bodies of a letter: HTML in the look of the site, readable by day and in the dark, and plain text. */
export const renderLetter = (parts: LetterParts): { html: string; text: string } => ({
  html: htmlOf(parts),
  text: textOf(parts),
});

function textOf({ siteName, greeting, text, button, small, footer }: LetterParts): string {
  const call = button ? [`${button.label}:\n${button.url}`] : [];
  return `${[siteName, greeting, ...text, ...call, ...small, `-- \n${footer.join('\n')}`].join('\n\n')}\n`;
}

// Mail programs know tables and attributes; those that know the dark take its colours from the classes.
const FONT = "-apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";
const DARK = `
    .page { background: #1b1022 !important; }
    .card { background: #261a30 !important; border-color: #3a2a46 !important; }
    .ink, .name { color: #f7eef5 !important; }
    .quiet { color: #bdabc7 !important; }
    .link { color: #a78bfa !important; }
    .button { background: #a78bfa !important; color: #1d0f36 !important; }`;

function htmlOf(parts: LetterParts): string {
  const { language, siteName, preview, greeting, text, button, small, footer } = parts;
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(siteName)}</title>
<style>
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {${DARK}
  }
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#fcf7f3;">
<div style="display:none;max-height:0;overflow:hidden;">${escapeHtml(preview)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#fcf7f3;">
<tr><td align="center" style="padding:32px 16px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:520px;">
<tr><td class="name" style="padding:0 8px 20px;font:700 22px/1.2 ${FONT};letter-spacing:-0.02em;color:#2a1733;">${escapeHtml(siteName)}</td></tr>
<tr><td class="card" style="padding:32px 28px;background:#fffdfb;border:1px solid #e8dcdf;border-radius:20px;">
${paragraph(greeting, 'ink', '700 22px/1.3', '#2a1733', '0 0 16px')}
${text.map(line => paragraph(line, 'ink', '400 16px/1.6', '#2a1733', '0 0 16px')).join('\n')}
${button ? buttonOf(button) : ''}
${small.map(line => paragraph(line, 'quiet', '400 14px/1.5', '#6a5873', '16px 0 0')).join('\n')}
</td></tr>
<tr><td style="padding:20px 8px 0;">
${footer.map(line => paragraph(line, 'quiet', '400 13px/1.5', '#6a5873', '0 0 4px')).join('\n')}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

const paragraph = (text: string, name: string, font: string, colour: string, margin: string): string =>
  `<p class="${name}" style="margin:${margin};font:${font} ${FONT};color:${colour};">${escapeHtml(text)}</p>`;

function buttonOf({ label, url, hint }: NonNullable<LetterParts['button']>): string {
  const address = escapeHtml(url);
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px;"><tr><td>
<a class="button" href="${address}" style="display:inline-block;padding:14px 28px;border-radius:999px;background:#6d28d9;color:#fffaff;font:600 16px/1.2 ${FONT};text-decoration:none;">${escapeHtml(label)}</a>
</td></tr></table>
${paragraph(hint, 'quiet', '400 14px/1.5', '#6a5873', '0')}
<p style="margin:4px 0 0;font:400 14px/1.5 ${FONT};word-break:break-all;"><a class="link" href="${address}" style="color:#6d28d9;">${address}</a></p>`;
}
