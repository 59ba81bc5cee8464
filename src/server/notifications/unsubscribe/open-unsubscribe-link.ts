import type { FastifyInstance, FastifyRequest } from 'fastify';

type LinkRequest = FastifyRequest<{ Querystring: { token?: string } }>;

/**
 * A mail program without one-click unsubscribe opens the URL of the header, which leads to the page and changes nothing.
 * @spec D2.31
 */
export function openUnsubscribeLink(http: FastifyInstance): void {
  http.get('/api/unsubscribe.php', async ({ query }: LinkRequest, reply) => {
    const token = typeof query.token === 'string' ? query.token : '';
    return reply
      .header('cache-control', 'no-store')
      .redirect(`/unsubscribe?token=${encodeURIComponent(token)}`, 303);
  });
}
