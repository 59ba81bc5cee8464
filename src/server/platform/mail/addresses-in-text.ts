import { escapeHtml } from '../escape-html.ts';
import type { LetterParts } from './layout.ts';

type Button = LetterParts['button'];

/** Addresses of the site itself, known by where the button leads; what members wrote is never made a link. */
function ownAddresses(button: Button): RegExp | null {
  const origin = URL.parse(button?.url ?? '')?.origin ?? null;
  return origin === null ? null : new RegExp(` ?(${RegExp.escape(origin)}/[^\\s<>"]*)`, 'g');
}

/** A paragraph as HTML, the site's own addresses in it as links. */
export function linkedHtml(text: string, button: Button): string {
  const own = ownAddresses(button);
  if (!own) return escapeHtml(text);
  const parts = text.split(own);
  return parts.map((part, index) => (index % 2 === 0 ? escapeHtml(part) : ` ${linkTo(part)}`)).join('');
}

const linkTo = (address: string): string =>
  `<a href="${escapeHtml(address)}" style="color:inherit;overflow-wrap:anywhere;">${escapeHtml(address)}</a>`;

/** A letter as plain text: each address on a line of its own, so that programs and people can take hold of it. */
export function textOf({ siteName, greeting, text, button, small, footer }: LetterParts): string {
  const own = ownAddresses(button);
  const lined = (said: string) => (own ? said.replace(own, '\n$1\n').trim() : said);
  const call = button ? [`${button.label}:\n${button.url}`] : [];
  const paragraphs = [siteName, greeting, ...text.map(lined), ...call, ...small.map(lined)];
  return `${[...paragraphs, `-- \n${footer.join('\n')}`].join('\n\n')}\n`;
}
