import escapeHtml from 'escape-html';
import type { EmailParts } from './render-email.ts';

type OptionalEmailButton = EmailParts['button'];

/** URLs in a member's text must not become links, except URLs of the site. */
function siteUrlPattern(button: OptionalEmailButton): RegExp | null {
  const origin = URL.parse(button?.url ?? '')?.origin ?? null;
  return origin === null ? null : new RegExp(` ?(${RegExp.escape(origin)}/[^\\s<>"]*)`, 'g');
}

export function paragraphHtml(text: string, button: OptionalEmailButton): string {
  const siteUrls = siteUrlPattern(button);
  if (!siteUrls) return escapeHtml(text);
  const parts = text.split(siteUrls);
  return parts.map((part, index) => (index % 2 === 0 ? escapeHtml(part) : ` ${linkTo(part)}`)).join('');
}

const linkTo = (url: string): string =>
  `<a href="${escapeHtml(url)}" style="color:inherit;overflow-wrap:anywhere;">${escapeHtml(url)}</a>`;

/** Each URL gets a separate line, so that mail programs recognise the URL. */
export function plainTextOf({ siteName, greeting, text, button, small, footer }: EmailParts): string {
  const siteUrls = siteUrlPattern(button);
  const onOwnLines = (line: string) => (siteUrls ? line.replace(siteUrls, '\n$1\n').trim() : line);
  const call = button ? [`${button.label}:\n${button.url}`] : [];
  const paragraphs = [siteName, greeting, ...text.map(onOwnLines), ...call, ...small.map(onOwnLines)];
  return `${[...paragraphs, `-- \n${footer.join('\n')}`].join('\n\n')}\n`;
}
