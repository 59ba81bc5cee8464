import { expect, test } from 'vitest';
import { devAccessKey } from '../../platform/dev-access.ts';
import type { BrowserOptions } from '../../testing/browser.ts';
import { productionEnvironment } from '../../testing/production-environment.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { purgeExpiredProviderData } from '../purge-expired.ts';

const server = await startTestServer();
const { sms } = server.app;
const localRequest = {
  remoteAddress: '127.0.0.1',
  cookies: { dev_key: devAccessKey(server.app.config.secret) },
};
const messages = async () => String((await server.visitor(localRequest).request({ url: '/dev/sms' })).body);

test('a message is read at /dev/sms, newest first, for a day', async () => {
  expect(await messages()).toContain('No messages yet');
  await sms.send({ to: '+31612345678', text: 'De <eerste> code: 123456' });
  server.clock.advance(1_000);
  await sms.send({ to: '+48512345678', text: 'De tweede code: 654321' });
  const page = await messages();
  expect(page.indexOf('654321')).toBeLessThan(page.indexOf('De &lt;eerste&gt; code: 123456'));
  expect(page).toContain('+31612345678');
  server.clock.advance(86_400_000 - 500);
  await purgeExpiredProviderData(server.app);
  expect(await messages()).not.toContain('eerste');
  expect(await messages()).toContain('tweede');
});

test.each([
  ['another machine', {}, { cookies: localRequest.cookies }],
  ['a request without the key', {}, { remoteAddress: localRequest.remoteAddress }],
  ['a proxy on this machine', { TRUSTED_PROXIES: '1' }, localRequest],
  ['production', productionEnvironment, localRequest],
])('the mailbox does not exist for %s', async (_who, env, options: BrowserOptions) => {
  const other = await startTestServer(env);
  const cookies = options.cookies && { dev_key: devAccessKey(other.app.config.secret) };
  const visitor = other.visitor({ ...options, ...(cookies && { cookies }) });
  expect((await visitor.request({ url: '/dev/sms' })).status).toBe(404);
});

test('an invalid number is refused, and the error does not contain the message', async () => {
  const error = await sms.send({ to: 'no number', text: 'code 424242' }).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ reason: 'refused' });
  expect(JSON.stringify([String(error), error])).not.toContain('424242');
});
