import { createHash } from 'node:crypto';
import escapeHtml from 'escape-html';
import type { BrandPalette } from '#contract/brand-palette';
import type { ErrorBody } from '#contract/errors';
import type { Translator } from '#i18n/messages';
import type { ServerMessages } from '#i18n/server-text';
import type { RenderedErrorPage } from '../platform/http/error-handler.ts';
import { faviconOf } from '../site/favicon.ts';
import type { Site } from '../site/sites.ts';

const NEUTRAL_PALETTE: Pick<BrandPalette, 'surface' | 'ink' | 'ink-quiet' | 'violet' | 'on-violet'> = {
  surface: ['#faf9f7', '#151417'],
  ink: ['#222024', '#f3f1f5'],
  'ink-quiet': ['#5f5b63', '#b6b2ba'],
  violet: ['#4a464f', '#d0ccd4'],
  'on-violet': ['#ffffff', '#1b191d'],
};

const styleOf = (palette: typeof NEUTRAL_PALETTE): string => `
  :root {
    color-scheme: light dark;
    --surface: light-dark(${palette.surface}); --ink: light-dark(${palette.ink}); --quiet: light-dark(${palette['ink-quiet']});
    --violet: light-dark(${palette.violet}); --on-violet: light-dark(${palette['on-violet']});
  }
  body { margin: 0; min-height: 100dvh; display: grid; place-items: center; font: 17px/1.5 system-ui, sans-serif; background: var(--surface); color: var(--ink); }
  main { max-width: 34rem; padding: 32px 24px; text-align: center; }
  svg { width: 88px; height: 88px; }
  h1 { margin: 16px 0 8px; font-size: clamp(1.5rem, 5vw, 2rem); line-height: 1.2; letter-spacing: -0.02em; text-wrap: balance; }
  p { margin: 0 0 24px; color: var(--quiet); text-wrap: balance; }
  a { display: inline-block; padding: 14px 28px; border-radius: 999px; background: var(--violet); color: var(--on-violet); font-weight: 600; text-decoration: none; }
  a:focus-visible { outline: 3px solid var(--violet); outline-offset: 3px; }`;

const policyOf = (style: string): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "img-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');

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
  const style = styleOf(site?.palette ?? NEUTRAL_PALETTE);
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
</body>
</html>
`;
  return { html, contentSecurityPolicy: policyOf(style) };
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
