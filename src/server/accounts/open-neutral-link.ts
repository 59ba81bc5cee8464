import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import { readNeutralToken } from './email-parts/neutral-links.ts';

type LinkRequest = FastifyRequest<{ Querystring: { to?: unknown } }>;

/**
 * Leads from the links of discreet emails to their pages, and from an invalid link to the members. It changes nothing, so
 * mail scanners may open it.
 * @spec D5.2
 */
export function openNeutralLink(http: FastifyInstance, { config }: Pick<App, 'config'>): void {
  http.get('/open', async ({ query }: LinkRequest, reply) => {
    const path = typeof query.to === 'string' ? readNeutralToken(config.secret, query.to) : null;
    return reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .redirect(path ?? '/members', 303);
  });
}
