import escapeHtml from 'escape-html';
import type { FastifyInstance } from 'fastify';
import type { PushPayload } from '#contract/push';
import type { DevAccessCheck } from '../../../platform/dev-access.ts';
import type { ServerAddress } from '../../../platform/http/server-address.ts';
import { parseJson } from '../../../platform/parse-json.ts';
import { devPage, devTime, sendPage } from '../../dev-page.ts';
import type { PushProvider, PushResult } from '../provider.ts';
import { createPushService, PUSH_SERVICE_PATH, type PushService } from './push-service.ts';

type Sent = { at: Date; host: string; payload: string; result: PushResult };

type SandboxDeps = { push: PushProvider; serverAddress: ServerAddress; now: () => Date };

const LISTED = 100;

/**
 * Lists at `/dev/push` what was pushed to any service, and serves a push service of its own. A POST there answers a
 * subscription to it, for browsers without a connection to their push service.
 * @returns the provider that records
 * @spec 4.11
 */
export function servePushSandbox(
  http: FastifyInstance,
  { push, serverAddress, now }: SandboxDeps,
  onRequest: DevAccessCheck,
): PushProvider {
  const service = createPushService({
    publicKey: () => push.publicKey,
    origin: () => serverAddress.origin ?? 'http://127.0.0.1',
  });
  const sent: Sent[] = [];
  servePushService(http, service);
  http.post('/dev/push', { onRequest }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(service.subscribe()),
  );
  http.get('/dev/push', { onRequest }, async (_request, reply) =>
    sendPage(reply, pushPage(sent.toReversed()), "frame-ancestors 'none'; base-uri 'none'"),
  );
  return {
    ...push,
    async send(request) {
      const result = await push.send(request);
      const { host } = new URL(request.target.endpoint);
      sent.push({ at: now(), host, payload: request.payload, result });
      sent.splice(0, sent.length - LISTED);
      return result;
    },
  };
}

function servePushService(http: FastifyInstance, service: PushService): void {
  http.register(async scope => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post<{ Params: { id: string } }>(`${PUSH_SERVICE_PATH}/:id`, async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const { status, headers } = service.receive({ id: request.params.id, headers: request.headers, body });
      return reply.code(status).headers(headers).send();
    });
  });
}

const STYLE = `
  main { max-width: 720px; }
  li { padding: 12px 0; overflow-wrap: anywhere; }
  li strong { display: block; }
  li span { color: var(--quiet); font-size: 14px; }`;

const pushPage = (sent: Sent[]): string =>
  devPage({
    title: 'Development notifications',
    description: `The last ${LISTED} notifications that were pushed since the start, newest first.`,
    style: STYLE,
    content:
      sent.length > 0
        ? `<ol>${sent.map(item).join('\n')}</ol>`
        : '<p>No notifications yet. Turn them on in a browser, and let another member write.</p>',
  });

function item({ at, host, payload, result }: Sent): string {
  const { title, body, path, tag, total } = parseJson(payload) as PushPayload;
  const outcome = 'reason' in result ? `${result.outcome}: ${result.reason}` : result.outcome;
  const details = [path, tag, `badge ${total}`, host, outcome].map(detail => escapeHtml(detail)).join(', ');
  return `<li data-payload="${escapeHtml(payload)}"><strong>${escapeHtml(title)}</strong>${escapeHtml(body)}<br><span>${details}, ${devTime(at)}</span></li>`;
}
