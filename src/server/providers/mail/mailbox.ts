import escapeHtml from 'escape-html';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '#contract/errors';
import type { Db } from '../../platform/db.ts';
import type { DevAccessCheck } from '../../platform/dev-access.ts';
import { devPage, devTime, sendPage } from '../dev-page.ts';
import { selectEmail, selectNewestEmails } from './mailbox-queries.ts';

const LISTED = 100;
const POLICY = "img-src 'self' https: data:; frame-src 'self'; frame-ancestors 'self'; base-uri 'self'";
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Lists all emails without a login, for development and the demo only. */
export function serveMailbox(http: FastifyInstance, db: Db, onRequest: DevAccessCheck): void {
  http.get<{ Querystring: { email?: string } }>('/dev/mail', { onRequest }, async (request, reply) => {
    const emails = await selectNewestEmails(db, LISTED);
    const chosen = emails.find(({ id }) => id === request.query.email) ?? emails[0];
    const email = chosen && (await selectEmail(db, chosen.id));
    return sendPage(reply, mailboxPage(emails, email), POLICY);
  });
  http.get<{ Params: { id: string } }>('/dev/mail/:id', { onRequest }, async (request, reply) => {
    const email = UUID.test(request.params.id) ? await selectEmail(db, request.params.id) : undefined;
    if (!email) throw new ApiError('not_found');
    // Links open in the whole window, outside the frame.
    return sendPage(reply, email.html_body.replace('<head>', '<head><base target="_top">'), POLICY);
  });
}

type ListedEmail = Awaited<ReturnType<typeof selectNewestEmails>>[number];
type ShownEmail = NonNullable<Awaited<ReturnType<typeof selectEmail>>>;

const STYLE = `
  li a { display: block; padding: 12px; color: inherit; text-decoration: none; overflow-wrap: anywhere; }
  li a:hover, li a[aria-current] { background: var(--soft); }
  li strong { display: block; }
  li span { color: var(--quiet); font-size: 14px; }
  .failed { color: var(--danger); }
  iframe { display: block; width: 100%; height: 760px; margin-top: 16px; border: 1px solid var(--line); border-radius: 20px; background: var(--surface); }
  details { margin-top: 16px; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 16px; background: var(--raised); border: 1px solid var(--line); border-radius: 12px; }
  @media (max-width: 991px) { article { order: -1; } }
  @media (min-width: 992px) { main { grid-template-columns: 360px 1fr; } ol { max-height: calc(100vh - 120px); overflow: auto; } }`;

const mailboxPage = (emails: ListedEmail[], shown: ShownEmail | undefined): string =>
  devPage({
    title: 'Development mailbox',
    description:
      'Every email the site sent, newest first. <a href="/dev/emails">Every email it can send, with example data.</a>',
    style: STYLE,
    content: shown
      ? `<ol>${emails.map(listed => listItem(listed, shown.id)).join('')}</ol>\n${emailDetails(shown)}`
      : '<p>No emails yet. Sign up, and the activation mail lands here.</p>',
  });

function listItem(email: ListedEmail, shownId: string): string {
  const current = email.id === shownId ? ' aria-current="true"' : '';
  return `<li><a href="/dev/mail?email=${email.id}"${current}><strong>${escapeHtml(email.subject)}</strong>
<span>${escapeHtml(email.recipient)}, ${devTime(email.created_at)}${deliveryState(email)}</span></a></li>`;
}

function deliveryState({ sent_at, failed_at, last_error }: ListedEmail): string {
  if (sent_at) return '';
  if (failed_at) return `, <b class="failed">given up: ${escapeHtml(last_error ?? '')}</b>`;
  return last_error ? `, <b class="failed">waiting: ${escapeHtml(last_error)}</b>` : ', waiting';
}

const emailDetails = ({ id, recipient, subject, text_body, created_at }: ShownEmail): string => `<article>
<h2>${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(recipient)}, ${devTime(created_at)}</p>
<iframe src="/dev/mail/${id}" title="The email" sandbox="allow-top-navigation-by-user-activation allow-popups"></iframe>
<details><summary>As plain text</summary><pre>${withLinks(text_body)}</pre></details>
</article>`;

const withLinks = (text: string): string =>
  escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, address => `<a href="${address}">${address}</a>`);
