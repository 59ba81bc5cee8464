import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ErrorBody } from '#contract/errors';
import type { Text } from '#i18n/messages';
import type { ServerMessages } from '#i18n/server-text';
import type { ErrorPage } from './platform/http/answer-errors.ts';
import { escapeHtml } from './platform/mail/escape.ts';

const STYLE = `
  :root {
    color-scheme: light dark;
    --surface: light-dark(#fcf7f3, #1b1022); --ink: light-dark(#2a1733, #f7eef5); --quiet: light-dark(#6a5873, #bdabc7);
    --violet: light-dark(#6d28d9, #a78bfa); --on-violet: light-dark(#fffaff, #1d0f36);
  }
  body { margin: 0; min-height: 100dvh; display: grid; place-items: center; font: 17px/1.5 system-ui, sans-serif; background: var(--surface); color: var(--ink); }
  main { max-width: 34rem; padding: 32px 24px; text-align: center; }
  svg { width: 88px; height: 88px; }
  h1 { margin: 16px 0 8px; font-size: clamp(1.5rem, 5vw, 2rem); line-height: 1.2; letter-spacing: -0.02em; text-wrap: balance; }
  p { margin: 0 0 24px; color: var(--quiet); }
  a { display: inline-block; padding: 14px 28px; border-radius: 999px; background: var(--violet); color: var(--on-violet); font-weight: 600; text-decoration: none; }
  a:focus-visible { outline: 3px solid var(--violet); outline-offset: 3px; }`;

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "img-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

const mark = readFileSync(new URL('../../public/favicon.svg', import.meta.url), 'utf8');

/**
 * The page of section 8 where the web application cannot draw it: before the site or its reader are known, or while the
 * database is away. It asks for nothing that may be away too. Trying again leads to the page that was asked for.
 */
export function errorPage(
  t: Text<ServerMessages>,
  locale: string,
  status: number,
  refusal: ErrorBody,
): ErrorPage {
  const missing = status === 404;
  const title = missing ? t('page_error.not_found') : refusal.error.message;
  const [href, link] = status === 503 ? ['', t('page_error.again')] : ['/', t('page_error.home')];
  const html = `<!doctype html>
<html lang="${escapeHtml(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${STYLE}</style>
</head>
<body>
<main>
${mark}
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(missing ? t('page_error.not_found_help') : t('page_error.code', { status: String(status) }))}</p>
<a href="${href}">${escapeHtml(link)}</a>
</main>
</body>
</html>
`;
  return { html, contentSecurityPolicy: POLICY };
}
