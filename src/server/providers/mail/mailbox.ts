import type { FastifyInstance, FastifyReply } from 'fastify';
import { ApiError } from '#contract/errors';
import type { Db } from '../../platform/db.ts';
import type { DevAccessCheck } from '../../platform/dev-access.ts';
import { mailboxPage, type ShownEmail } from './mailbox-page.ts';
import { selectEmail, selectNewestEmails } from './mailbox-queries.ts';

const LISTED = 100;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Lists all emails without a login, for development and the demo only. */
export function serveMailbox(http: FastifyInstance, db: Db, onRequest: DevAccessCheck): void {
  http.get<{ Querystring: { email?: string } }>('/dev/mail', { onRequest }, async (request, reply) => {
    const emails = await selectNewestEmails(db, LISTED);
    const chosen = emails.find(({ id }) => id === request.query.email) ?? emails[0];
    const email = chosen && (await selectEmail(db, chosen.id));
    return sendPage(reply, mailboxPage(emails, email ? toShownEmail(email) : null));
  });
  http.get<{ Params: { id: string } }>('/dev/mail/:id', { onRequest }, async (request, reply) => {
    const email = UUID.test(request.params.id) ? await selectEmail(db, request.params.id) : undefined;
    if (!email) throw new ApiError('not_found');
    // Links open in the whole window, outside the frame.
    return sendPage(reply, email.html_body.replace('<head>', '<head><base target="_top">'));
  });
}

const toShownEmail = (email: NonNullable<Awaited<ReturnType<typeof selectEmail>>>): ShownEmail => ({
  id: email.id,
  recipient: email.recipient,
  subject: email.subject,
  text: email.text_body,
  created_at: email.created_at,
});

const sendPage = (reply: FastifyReply, html: string): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' https: data:; frame-src 'self'; frame-ancestors 'self'; base-uri 'self'",
    )
    .type('text/html; charset=utf-8')
    .send(html);
