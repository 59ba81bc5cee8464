import { expect, test } from 'vitest';
import { type PushSubscriptionInput, subscribeToPush } from '#contract/push';
import { chatActions } from '../../../chats/testing/chat-actions.ts';
import { pushSources } from '../../../domains.ts';
import { pushMissed } from '../../../notifications/push/push-missed.ts';
import { devAccessKey } from '../../../platform/dev-access.ts';
import type { BrowserOptions } from '../../../testing/browser.ts';
import { productionEnvironment } from '../../../testing/production-environment.ts';
import { startTestServer } from '../../../testing/start-test-server.ts';

const server = await startTestServer();
const { app, as, http, signUpMember } = server;
await http.listen({ port: 0, host: '127.0.0.1' });
const localRequest = {
  remoteAddress: '127.0.0.1',
  cookies: { dev_key: devAccessKey(app.config.secret) },
};
const page = async () => String((await server.visitor(localRequest).request({ url: '/dev/push' })).body);

test('a browser without a push service subscribes to the sandbox, and /dev/push lists what it gets (spec 4.11)', async () => {
  expect(await page()).toContain('No notifications yet');
  const answer = await server.visitor(localRequest).request({ method: 'POST', url: '/dev/push' });
  const subscription = answer.body as PushSubscriptionInput;
  const [jan, bram] = [await signUpMember({ name: '<b>Jan' }), await signUpMember()];
  await as(bram).call(subscribeToPush, { body: { subscription } });
  await chatActions(server).send(jan, bram, 'Hallo');
  await pushMissed(app, pushSources);
  const listed = await page();
  expect(listed).toContain('<strong>&lt;b&gt;Jan</strong>');
  expect(listed).toContain('badge 1');
  expect(listed).toMatch(/127\.0\.0\.1:\d+, sent,/);
});

test('the sandbox accepts only its own addresses (spec 4.11)', () => {
  const { origin } = app.serverAddress;
  expect(app.push.accepts(`${origin}/sandbox/push/a`)).toBe(true);
  for (const path of ['/api/logout.php', '/sandbox/push', '/sandbox/api/payments', '/sandbox/push/../api/x'])
    expect(app.push.accepts(`${origin}${path}`)).toBe(false);
});

test.each([
  ['another machine', {}, { cookies: localRequest.cookies }],
  ['a request without the key', {}, { remoteAddress: localRequest.remoteAddress }],
  ['a proxy on this machine', { TRUSTED_PROXIES: '1' }, localRequest],
  ['production', productionEnvironment, localRequest],
])('/dev/push does not exist for %s', async (_who, env, options: BrowserOptions) => {
  const other = await startTestServer(env);
  const cookies = options.cookies && { dev_key: devAccessKey(other.app.config.secret) };
  const visitor = other.visitor({ ...options, ...(cookies && { cookies }) });
  expect((await visitor.request({ url: '/dev/push' })).status).toBe(404);
  expect((await visitor.request({ method: 'POST', url: '/dev/push' })).status).toBe(404);
});
