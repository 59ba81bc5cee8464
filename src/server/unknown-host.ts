import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '#contract/errors';
import type { App } from './app.ts';
import { SANDBOX_API_PATH } from './platform/payments/sandbox/serve-calls.ts';

/** Asked by address, not by name: by whoever watches over the processes. */
const UNNAMED = new Set(['/healthz', '/readyz']);

/**
 * Refuses whoever asks for a host of no site with `unknown_host`, before anything else is looked at. The answer names no
 * site, repeats no host and sets no cookie (`error-page.ts`).
 */
export function refuseUnknownHosts(http: FastifyInstance, app: Pick<App, 'sites' | 'config'>): void {
  http.addHook('onRequest', async request => {
    if (!isServed(app, request)) throw new ApiError('unknown_host');
  });
}

function isServed({ sites, config }: Pick<App, 'sites' | 'config'>, request: FastifyRequest): boolean {
  const { pathname } = URL.parse(request.url, 'http://any.invalid') ?? { pathname: '' };
  if (sites.byHost(request.hostname) || UNNAMED.has(pathname)) return true;
  // Asked by this process itself, by the address it listens on.
  if (config.payments.provider === 'sandbox' && pathname.startsWith(`${SANDBOX_API_PATH}/`)) return true;
  return pathname.startsWith('/media/') && isMediaHost(config, request);
}

/** The host that pictures of all sites are fetched from, where `cdn_prefix` names one. */
export const isMediaHost = ({ cdnPrefix }: App['config'], { hostname }: FastifyRequest): boolean =>
  URL.parse(cdnPrefix)?.hostname === hostname.toLowerCase();
