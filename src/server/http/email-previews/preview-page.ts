import escapeHtml from 'escape-html';
import type { LanguageCode } from '#contract/languages';
import type { QueuedEmail } from './preview-queries.ts';

export type PreviewQuery = {
  email: string;
  language: LanguageCode;
  discreet: 'yes' | 'no';
  theme: 'light' | 'dark';
  width: 'phone' | 'wide';
};

export const PREVIEW_STYLE = `
  li a, nav a { display: inline-block; padding: 10px 12px; color: inherit; text-decoration: none; }
  li a { display: block; }
  a[aria-current] { background: var(--soft); border-radius: 12px; }
  iframe { display: block; width: 100%; max-width: 700px; height: 820px; margin-top: 16px; border: 1px solid var(--line); border-radius: 20px; }
  iframe.phone { max-width: 390px; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; overflow-wrap: anywhere; }
  dd { margin: 0; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 16px; background: var(--raised); border: 1px solid var(--line); border-radius: 12px; }
  @media (min-width: 992px) { main { grid-template-columns: 300px 1fr; } }`;

const urlOf = (path: string, query: PreviewQuery): string =>
  escapeHtml(`${path}?${new URLSearchParams(query)}`);

const link = (path: string, label: string, query: PreviewQuery, isShown: boolean): string =>
  `<a href="${urlOf(path, query)}"${isShown ? ' aria-current="true"' : ''}>${escapeHtml(label)}</a>`;

export const previewLinks = (path: string, titles: string[], query: PreviewQuery): string =>
  `<ol>${titles.map(email => `<li>${link(path, email, { ...query, email }, email === query.email)}</li>`).join('')}</ol>`;

type Choices = { [Name in keyof PreviewQuery]?: Record<string, PreviewQuery[Name]> };
const CHOICES: Choices = {
  language: { Nederlands: 'nl', English: 'en' },
  theme: { Light: 'light', Dark: 'dark' },
  width: { Wide: 'wide', Phone: 'phone' },
  discreet: { 'Not discreet': 'no', Discreet: 'yes' },
};

function choices(path: string, query: PreviewQuery): string {
  const links = Object.entries(CHOICES).map(([name, values]) =>
    Object.entries(values)
      .map(([label, value]) =>
        link(path, label, { ...query, [name]: value }, query[name as keyof PreviewQuery] === value),
      )
      .join(''),
  );
  return `<nav aria-label="How the email is shown">${links.join(' | ')}</nav>`;
}

export function previewArticle(
  path: string,
  email: Pick<QueuedEmail, 'subject' | 'text_body' | 'headers' | 'recipient'> & { siteName: string },
  query: PreviewQuery,
): string {
  const headers = Object.entries({
    ...{ From: email.siteName, To: email.recipient },
    ...(email.headers as Record<string, string>),
  });
  return `<article>
${choices(path, query)}
<h2>${escapeHtml(email.subject)}</h2>
<dl>${headers.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>
<iframe class="${query.width}" src="${urlOf(`${path}/frame`, query)}" title="The email" sandbox="allow-top-navigation-by-user-activation allow-popups"></iframe>
<h2>Text part</h2>
<pre>${escapeHtml(email.text_body)}</pre>
</article>`;
}

/** Shows the theme whatever the device prefers. */
export const withTheme = (html: string, theme: PreviewQuery['theme']): string =>
  html.replace('(prefers-color-scheme: dark)', theme === 'dark' ? '(min-width: 0)' : '(max-width: 0)');
