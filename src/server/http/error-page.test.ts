import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer();
const errorPage = async () => {
  const { body, headers } = await server
    .visitor({ headers: { accept: 'text/html', 'accept-language': 'nl' } })
    .request({ url: '/%E0%A4%A' });
  const [, script = ''] = /<script>(.*?)<\/script>/s.exec(String(body)) ?? [];
  return { script, policy: String(headers['content-security-policy']) };
};

test('the policy of the error page permits its own script and nothing else (spec 2.7)', async () => {
  const { script, policy } = await errorPage();
  const hash = createHash('sha256').update(script).digest('base64');
  expect(policy).toContain(`script-src 'sha256-${hash}';`);
  expect(policy).toContain("default-src 'none'");
});

test.each([
  ['(3) Error', { user: { counts: { unread_messages: 1, new_likes: 2 } } }],
  ['Error', { user: { counts: { unread_messages: 0, new_likes: 0 } } }],
  ['Error', { user: null }],
  ['Error', { error: { code: 'unavailable' } }],
  ['Error', null],
])('its title begins with unread messages plus new likes: %s after %j (spec 2.7)', async (title, answer) => {
  const { script } = await errorPage();
  const document = { title: 'Error' };
  const fetch = async () => (answer ? Response.json(answer) : Promise.reject(new Error('offline')));
  new Function('document', 'fetch', script)(document, fetch);
  await new Promise(resolve => setTimeout(resolve, 5));
  expect(document.title).toBe(title);
});
