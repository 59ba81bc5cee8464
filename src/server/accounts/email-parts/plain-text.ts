import type { EmailCard, EmailParts } from '../render-email.ts';
import { siteUrlPattern } from './paragraphs.ts';

/** Each URL gets a separate line, so that mail programs recognise the URL. */
export function plainTextOf(parts: EmailParts): string {
  const { siteName, greeting, text, button, small, footer, footerLinks = [], cards = [] } = parts;
  const siteUrls = siteUrlPattern(button);
  const onOwnLines = (line: string) => (siteUrls ? line.replace(siteUrls, '\n$1\n').trim() : line);
  const links = (button ? [button] : []).map(({ label, url }) => `${label}:\n${url}`);
  const paragraphs = [
    ...[siteName, greeting, ...text.map(onOwnLines)],
    ...[...cards.map(cardText), ...links, ...small.map(onOwnLines)],
  ];
  const end = [footer.join('\n'), ...footerLinks.map(({ label, url }) => `${label}:\n${url}`)];
  return `${[...paragraphs, `-- \n${end.filter(Boolean).join('\n')}`].join('\n\n')}\n`;
}

const cardText = ({ title, badge, text, url }: EmailCard): string =>
  [badge ? `${title} (${badge})` : title, text, url].filter(Boolean).join('\n');
