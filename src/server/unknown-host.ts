import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError, statusOf } from '#contract/errors';
import { FALLBACK_LANGUAGE, localeOf, preferredLanguage } from '#contract/languages';
import { completeLanguages } from '#i18n/catalogues';
import { serverText } from '#i18n/server-text';
import type { App } from './app.ts';
import { escapeHtml } from './platform/mail/escape.ts';

/** Asked by address, not by name: by whoever watches over the processes. */
const UNNAMED = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Refuses whoever asks for a host of no site, before anything else is looked at: calls in the shape of calls, everything
 * else with a page. Neither names a site, repeats the host or sets a cookie.
 */
export function refuseUnknownHosts(http: FastifyInstance, app: Pick<App, 'sites' | 'config'>): void {
  http.addHook('onRequest', async (request, reply) => {
    if (isServed(app, request)) return;
    if (request.url.startsWith('/api/')) throw new ApiError('unknown_host');
    const nonce = randomBytes(16).toString('base64url');
    return reply
      .code(statusOf('unknown_host'))
      .header('cache-control', 'no-store')
      .header('vary', 'accept-language')
      .header('x-robots-tag', 'noindex')
      .header('content-security-policy', `default-src 'none'; style-src 'nonce-${nonce}'`)
      .type('text/html; charset=utf-8')
      .send(await page(request.headers['accept-language'], nonce));
  });
}

function isServed({ sites, config }: Pick<App, 'sites' | 'config'>, request: FastifyRequest): boolean {
  const { pathname } = URL.parse(request.url, 'http://any.invalid') ?? { pathname: '' };
  if (sites.byHost(request.hostname) || UNNAMED.has(pathname)) return true;
  return pathname.startsWith('/media/') && isMediaHost(config, request);
}

/** The host that pictures of all sites are fetched from, where `cdn_prefix` names one. */
export const isMediaHost = ({ cdnPrefix }: App['config'], { hostname }: FastifyRequest): boolean =>
  URL.parse(cdnPrefix)?.hostname === hostname.toLowerCase();

async function page(acceptLanguage: string | undefined, nonce: string): Promise<string> {
  const language = preferredLanguage(acceptLanguage, completeLanguages) ?? FALLBACK_LANGUAGE;
  const t = await serverText(localeOf(language));
  const title = escapeHtml(t('unknown_host.title'));
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style nonce="${nonce}">
  :root { color-scheme: light dark; }
  body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 24px; box-sizing: border-box;
    font: 16px/1.6 system-ui, sans-serif; background: light-dark(#faf8f7, #17151a); color: light-dark(#262229, #f2eff4); }
  main { max-width: 32rem; }
  h1 { margin: 0 0 8px; font-size: 28px; line-height: 1.2; letter-spacing: -0.02em; text-wrap: balance; }
  p { margin: 0; color: light-dark(#625c67, #b5aebb); }
</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${escapeHtml(t('unknown_host.text'))}</p>
</main>
</body>
</html>
`;
}
