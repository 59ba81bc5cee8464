import escapeHtml from 'escape-html';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import type { DevAccessCheck } from '../../platform/dev-access.ts';
import { devPage, devTime, sendPage } from '../dev-page.ts';
import { isE164, SmsError, type SmsProvider } from './provider.ts';
import { insertSms, type StoredSms, selectNewestSms } from './sms-mailbox-queries.ts';

const LISTED = 100;

/**
 * Stores messages for a day, readable at `/dev/sms`.
 * @spec 4.10
 */
export const createSmsMailbox = ({ db, clock }: { db: Db; clock: Clock }): SmsProvider => ({
  kind: 'built-in',
  async send(message) {
    // PostgreSQL's error about an invalid number would quote the row with the secret code.
    if (!isE164(message.to)) throw new SmsError('refused', 'no number');
    await insertSms(db, message, clock.now());
  },
});

/** Shows messages without a login: for development and the demo only. */
export function serveSms(http: FastifyInstance, db: Db, onRequest: DevAccessCheck): void {
  http.get('/dev/sms', { onRequest }, async (_request, reply) => {
    const messages = await selectNewestSms(db, LISTED);
    return sendPage(reply, smsPage(messages), "frame-ancestors 'none'; base-uri 'none'");
  });
}

const STYLE = `
  main { max-width: 720px; }
  li { padding: 12px 0; overflow-wrap: anywhere; }
  li strong { display: block; font-weight: 400; white-space: pre-wrap; }
  li span { color: var(--quiet); font-size: 14px; }`;

const smsPage = (messages: StoredSms[]): string =>
  devPage({
    title: 'Development messages',
    description: 'Every short message the site sent within a day, newest first.',
    style: STYLE,
    content:
      messages.length > 0
        ? `<ol>${messages.map(item).join('\n')}</ol>`
        : '<p>No messages yet. Pay by direct debit, and its code lands here.</p>',
  });

const item = ({ recipient, body, created_at }: StoredSms): string =>
  `<li><strong>${escapeHtml(body)}</strong><span>${escapeHtml(recipient)}, ${devTime(created_at)}</span></li>`;
