import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '#contract/errors';
import type { App } from '../app.ts';
import { SANDBOX_API_PATH } from '../providers/payments/sandbox/serve-calls.ts';

/** Health checks use the IP address instead of a host name. */
const HEALTH_PATHS = new Set(['/healthz', '/readyz']);

/**
 * Refuses requests to a host that belongs to no site.
 * @spec D4.1
 */
export function refuseUnknownHosts(http: FastifyInstance, app: Pick<App, 'sites' | 'config'>): void {
  http.addHook('onRequest', async request => {
    if (!isServed(app, request)) throw new ApiError('unknown_host');
  });
}

function isServed({ sites, config }: Pick<App, 'sites' | 'config'>, request: FastifyRequest): boolean {
  const { pathname } = URL.parse(request.url, 'http://any.invalid') ?? { pathname: '' };
  if (sites.byHost(request.hostname) || HEALTH_PATHS.has(pathname)) return true;
  // The server calls its sandbox by IP address, not by a site's host.
  if (config.payments.provider === 'sandbox' && pathname.startsWith(`${SANDBOX_API_PATH}/`)) return true;
  return pathname.startsWith('/media/') && isMediaHost(config, request);
}

export const isMediaHost = ({ cdnPrefix }: App['config'], { hostname }: FastifyRequest): boolean =>
  URL.parse(cdnPrefix)?.hostname === hostname.toLowerCase();
