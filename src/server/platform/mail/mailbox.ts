import type { FastifyInstance, FastifyReply } from 'fastify';
import { ApiError } from '#contract/errors';
import type { Db } from '../db.ts';
import type { DevAccessCheck } from '../dev-access.ts';
import { mailboxPage, type ShownEmail } from './mailbox-page.ts';
import { selectEmail, selectNewestEmails } from './outbox-queries.ts';

const LISTED = 100;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Serves `/dev/mail`, which lists all emails without a login: for development and the demo only, protected by
 * `onRequest`. An email is shown as a separate document in a frame, without scripts.
 */
export function serveMailbox(http: FastifyInstance, db: Db, onRequest: DevAccessCheck): void {
  http.get<{ Querystring: { letter?: string } }>('/dev/mail', { onRequest }, async (request, reply) => {
    const letters = await selectNewestEmails(db, LISTED);
    const chosen = letters.find(({ id }) => id === request.query.letter) ?? letters[0];
    const letter = chosen && (await selectEmail(db, chosen.id));
    return sendPage(reply, mailboxPage(letters, letter ? toShownEmail(letter) : null));
  });
  http.get<{ Params: { id: string } }>('/dev/mail/:id', { onRequest }, async (request, reply) => {
    const letter = UUID.test(request.params.id) ? await selectEmail(db, request.params.id) : undefined;
    if (!letter) throw new ApiError('not_found');
    // Links open outside the frame.
    return sendPage(reply, letter.html_body.replace('<head>', '<head><base target="_top">'));
  });
}

const toShownEmail = (letter: NonNullable<Awaited<ReturnType<typeof selectEmail>>>): ShownEmail => ({
  id: letter.id,
  recipient: letter.recipient,
  subject: letter.subject,
  text: letter.text_body,
  created_at: letter.created_at,
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
