import type { FastifyInstance, FastifyReply } from 'fastify';
import { ApiError } from '#contract/errors';
import type { Db } from '../db.ts';
import type { DevAccessCheck } from '../dev-access.ts';
import { mailboxPage, type ShownLetter } from './mailbox-page.ts';
import { selectLetter, selectNewestLetters } from './outbox-queries.ts';

const LISTED = 100;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Serves `/dev/mail`, where every letter can be read without a login: for development and the demo only, and behind `onRequest`.
 * A letter is shown as its own document, without script and in a frame.
 */
export function serveMailbox(http: FastifyInstance, db: Db, onRequest: DevAccessCheck): void {
  http.get<{ Querystring: { letter?: string } }>('/dev/mail', { onRequest }, async (request, reply) => {
    const letters = await selectNewestLetters(db, LISTED);
    const chosen = letters.find(({ id }) => id === request.query.letter) ?? letters[0];
    const letter = chosen && (await selectLetter(db, chosen.id));
    return page(reply, mailboxPage(letters, letter ? shown(letter) : null));
  });
  http.get<{ Params: { id: string } }>('/dev/mail/:id', { onRequest }, async (request, reply) => {
    const letter = UUID.test(request.params.id) ? await selectLetter(db, request.params.id) : undefined;
    if (!letter) throw new ApiError('not_found');
    // Its links lead out of the frame.
    return page(reply, letter.html_body.replace('<head>', '<head><base target="_top">'));
  });
}

const shown = (letter: NonNullable<Awaited<ReturnType<typeof selectLetter>>>): ShownLetter => ({
  id: letter.id,
  recipient: letter.recipient,
  subject: letter.subject,
  text: letter.text_body,
  created_at: letter.created_at,
});

const page = (reply: FastifyReply, html: string): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' https: data:; frame-src 'self'; frame-ancestors 'self'; base-uri 'self'",
    )
    .type('text/html; charset=utf-8')
    .send(html);
