import escapeHtml from 'escape-html';
import type { FastifyInstance } from 'fastify';
import type { App } from '../../app.ts';
import type { DevAccessCheck } from '../../platform/dev-access.ts';
import { devPage, sendPage } from '../../providers/dev-page.ts';
import { selectSeededStaff } from './queries.ts';
import { currentCode } from './second-factor.ts';

/** Shows the authenticator codes of the demo's staff, which nobody has in an app. */
export function serveStaffCodes(http: FastifyInstance, app: App, onRequest: DevAccessCheck): void {
  http.get('/dev/staff', { onRequest }, async (_request, reply) => {
    const people = await selectSeededStaff(app.db);
    const items = people.flatMap(({ id, name, email, roles, totp_secret: secret }) =>
      secret ? [item(name, email, roles.join(', '), currentCode(app, id, secret, app.clock.now()))] : [],
    );
    return sendPage(
      reply.header('refresh', '5'),
      devPage({
        title: 'Codes of the demo’s staff',
        description: 'The back office is at <a href="/backoffice">/backoffice</a>. Each code works once.',
        style: STYLE,
        content: `<ol>${items.join('\n')}</ol>`,
      }),
      "frame-ancestors 'none'; base-uri 'none'",
    );
  });
}

const STYLE = `
  main { max-width: 720px; }
  li { display: flex; justify-content: space-between; gap: 16px; padding: 12px 0; }
  li strong { font-size: 24px; font-variant-numeric: tabular-nums; letter-spacing: 0.1em; }
  li span { color: var(--quiet); font-size: 14px; }`;

const item = (name: string, email: string, roles: string, code: string): string =>
  `<li><div>${escapeHtml(name)} <span>${escapeHtml(email)}, ${escapeHtml(roles)}</span></div><strong>${code}</strong></li>`;
