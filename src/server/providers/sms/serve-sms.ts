import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db.ts';
import type { DevAccessCheck } from '../../platform/dev-access.ts';
import { selectNewestSms } from './sms-mailbox-queries.ts';
import { smsPage } from './sms-page.ts';

const LISTED = 100;

/** Shows messages without a login: for development and the demo only. */
export function serveSms(http: FastifyInstance, db: Db, onRequest: DevAccessCheck): void {
  http.get('/dev/sms', { onRequest }, async (_request, reply) => {
    return reply
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
      )
      .type('text/html; charset=utf-8')
      .send(smsPage(await selectNewestSms(db, LISTED)));
  });
}
