import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/start-test-server.ts';
import { forgetOld } from '../forget-old.ts';

const server = await startTestServer();
const { sms } = server.app;
const here = { remoteAddress: '127.0.0.1' };
const messages = async () => String((await server.visitor(here).request({ url: '/dev/sms' })).body);

test('a message is read at /dev/sms, newest first, for a day', async () => {
  expect(await messages()).toContain('No messages yet');
  await sms.send({ to: '+31612345678', text: 'De <eerste> code: 123456' });
  server.clock.advance(1_000);
  await sms.send({ to: '+48512345678', text: 'De tweede code: 654321' });
  const page = await messages();
  expect(page.indexOf('654321')).toBeLessThan(page.indexOf('De &lt;eerste&gt; code: 123456'));
  expect(page).toContain('+31612345678');
  server.clock.advance(86_400_000 - 500);
  await forgetOld(server.app);
  expect(await messages()).not.toContain('eerste');
  expect(await messages()).toContain('tweede');
});

test.each([
  ['another machine', {}, {}],
  ['a proxy on this machine', { TRUSTED_PROXIES: '1' }, here],
  ['production', { NODE_ENV: 'production', SMTP_URL: 'smtp://127.0.0.1:1' }, here],
])('there is no such page for %s', async (_who, env, options) => {
  const other = await startTestServer(env);
  expect((await other.visitor(options).request({ url: '/dev/sms' })).status).toBe(404);
});

test('what is no number is refused, without a word of the message', async () => {
  const error = await sms.send({ to: 'no number', text: 'code 424242' }).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ why: 'refused' });
  expect(JSON.stringify([String(error), error])).not.toContain('424242');
});
