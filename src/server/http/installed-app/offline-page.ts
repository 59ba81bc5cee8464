import { createHash } from 'node:crypto';
import escapeHtml from 'escape-html';
import type { Translator } from '#i18n/messages';
import type { ServerMessages } from '#i18n/server-text';
import type { Site } from '../../site/sites.ts';
import { plainPagePolicy, plainPageStyle } from '../plain-page.ts';

type OfflinePage = { html: string; contentSecurityPolicy: string; version: string };

/**
 * What a browser without a connection shows in place of a page. It has neither name nor icon of the site, so it needs
 * no discreet variant.
 * @spec 7.12 8.2 D5.2
 */
export function offlinePage(
  site: Pick<Site, 'palette'>,
  t: Translator<ServerMessages>,
  locale: string,
): OfflinePage {
  const style = plainPageStyle(site.palette) + STYLE;
  const title = escapeHtml(t('page_error.offline'));
  const html = `<!doctype html>
<html lang="${escapeHtml(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<style>${style}</style>
</head>
<body>
<main>
<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M2 8.8a15 15 0 0 1 4.6-2.9M10 5.1a15 15 0 0 1 12 3.7M5 12.9a10 10 0 0 1 5.2-2.8M15.6 10.6A10 10 0 0 1 19 12.9M8.5 16.4a5 5 0 0 1 7 0M12 20h.01M3 3l18 18"/></svg>
<h1 data-unreachable="${escapeHtml(t('page_error.unreachable'))}">${title}</h1>
<p data-unreachable="${escapeHtml(t('offline.unreachable'))}">${escapeHtml(t('offline.text'))}</p>
<button type="button">${escapeHtml(t('action.retry'))}</button>
<p role="status" data-still="${escapeHtml(t('page_error.still'))}"></p>
</main>
<script>${SCRIPT}</script>
</body>
</html>
`;
  return {
    html,
    contentSecurityPolicy: plainPagePolicy({ style, script: SCRIPT }),
    version: createHash('sha256').update(html).digest('base64url').slice(0, 12),
  };
}

const STYLE = `
  [data-scheme=light] { color-scheme: light; }
  [data-scheme=dark] { color-scheme: dark; }
  svg { color: var(--violet); }
  button { padding: 14px 28px; border: 0; border-radius: 999px; background: var(--violet); color: var(--on-violet); font: inherit; font-weight: 600; cursor: pointer; }
  button:focus-visible { outline: 3px solid var(--violet); outline-offset: 3px; }
  [role=status] { min-height: 3em; margin: 16px 0 0; }`;

/** Reloads when the server answers again. The address is still that of the page that could not be loaded. */
const SCRIPT = `
  const scheme = /(?:^|;\\s*)scheme=(light|dark)/.exec(document.cookie);
  if (scheme) document.documentElement.dataset.scheme = scheme[1];
  if (navigator.onLine) {
    for (const part of document.querySelectorAll('[data-unreachable]')) part.textContent = part.dataset.unreachable;
    document.title = document.querySelector('h1').textContent;
  }
  const status = document.querySelector('[role=status]');
  const isReady = () => fetch('/readyz', { cache: 'no-store' }).then(({ ok }) => ok, () => false);
  const tryAgain = async () => (await isReady()) && (location.reload(), true);
  document.querySelector('button').addEventListener('click', async () => {
    status.textContent = '';
    if (!(await tryAgain())) status.textContent = status.dataset.still;
  });
  addEventListener('online', tryAgain);
  setInterval(() => document.hidden || tryAgain(), 5000);
`;
