import escapeHtml from 'escape-html';
import type { ErrorBody } from '#contract/errors';
import type { Translator } from '#i18n/messages';
import type { ServerMessages } from '#i18n/server-text';
import type { RenderedErrorPage } from '../platform/http/error-handler.ts';
import { faviconOf } from '../site/favicon.ts';
import type { Site } from '../site/sites.ts';
import { plainPagePolicy, plainPageStyle } from './plain-page.ts';

/** The page is made without the database, so the browser asks how much is unread. For a visitor it is nothing. */
const COUNT_SCRIPT = `
  fetch('/api/user.php?hidden=1')
    .then(response => response.json())
    .then(({ user }) => {
      const unseen = user ? user.counts.unread_messages + user.counts.new_likes : 0;
      if (unseen > 0) document.title = '(' + unseen + ') ' + document.title;
    })
    .catch(() => undefined);`;

/**
 * The style is inline, because loading a file could fail as well.
 * @spec 2.7 8.2
 */
export function errorPage(
  t: Translator<ServerMessages>,
  locale: string,
  status: number,
  refusal: ErrorBody,
  site: Site | null,
): RenderedErrorPage {
  const [title, help] = errorTexts(t, status, refusal);
  const [href, link] = status === 503 ? ['', t('action.retry')] : ['/', t('page_error.home')];
  const style = plainPageStyle(site?.palette);
  const script = site ? COUNT_SCRIPT : undefined;
  const html = `<!doctype html>
<html lang="${escapeHtml(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
${site ? '<link rel="icon" href="/favicon.svg" type="image/svg+xml">' : ''}
<style>${style}</style>
</head>
<body>
<main>
${site ? faviconOf(site) : ''}
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(help)}</p>
${site ? `<a href="${href}">${escapeHtml(link)}</a>` : ''}
</main>
${script ? `<script>${script}</script>` : ''}
</body>
</html>
`;
  return { html, contentSecurityPolicy: plainPagePolicy({ style, ...(script && { script }) }) };
}

function errorTexts(
  t: Translator<ServerMessages>,
  status: number,
  { error }: ErrorBody,
): [title: string, help: string] {
  if (error.code === 'unknown_host') return [t('unknown_host.title'), t('unknown_host.text')];
  if (status === 404) return [t('page_error.not_found'), t('page_error.not_found_help')];
  return [error.message, t('page_error.code', { status: String(status) })];
}
