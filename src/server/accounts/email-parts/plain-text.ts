import { withColon } from '#i18n/with-colon';
import type { EmailCard, EmailLink, EmailParts } from '../render-email.ts';
import { siteUrlPattern } from './paragraphs.ts';

/** Each URL gets a separate line, so that mail programs recognise the URL. */
export function plainTextOf(parts: EmailParts): string {
  const { language, siteName, greeting, text, button, small, footer, footerLinks = [], cards = [] } = parts;
  const siteUrls = siteUrlPattern(button);
  const onOwnLines = (line: string) => (siteUrls ? line.replace(siteUrls, '\n$1\n').trim() : line);
  const linkText = ({ label, url }: EmailLink) => `${withColon(language, label).trimEnd()}\n${url}`;
  const links = (button ? [button] : []).map(linkText);
  const paragraphs = [
    ...[siteName, greeting, ...text.map(onOwnLines)],
    ...[...cards.map(cardText), ...links, ...small.map(onOwnLines)],
  ];
  const end = [footer.join('\n'), ...footerLinks.map(linkText)];
  return `${[...paragraphs, `-- \n${end.filter(Boolean).join('\n')}`].join('\n\n')}\n`;
}

const cardText = ({ title, badge, text, url }: EmailCard): string =>
  [badge ? `${title} (${badge})` : title, text, url].filter(Boolean).join('\n');
