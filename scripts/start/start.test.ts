import { expect, test } from 'vitest';
import { cleanUpAfterTests, port, start } from './testing/run-script.ts';

cleanUpAfterTests();

test('starts from an empty folder, serves pages and stops in order', async () => {
  const first = start();
  await first.ready;
  const answer = await fetch(`http://localhost:${port}/readyz`);
  expect(answer.status).toBe(200);
  await expect.poll(first.printed).toContain('Ctrl-C');
  for (const page of ['/dev/mail', '/dev/sms', '/sandbox/pay'])
    await opensByItsKeyAlone(page, first.printed());
  first.child.kill('SIGTERM');
  expect(await first.ended).toMatchObject({ code: 0 });
});

async function opensByItsKeyAlone(page: string, printed: string): Promise<void> {
  const [address = ''] = new RegExp(`http://localhost:\\d+${page}\\?key=\\S+`).exec(printed) ?? [];
  const open = (url: string, headers = {}) => fetch(url, { redirect: 'manual', headers });
  const plain = `http://localhost:${port}${page}`;
  expect((await open(plain)).status).toBe(404);
  const opened = await open(address);
  expect([opened.status, opened.headers.get('location')]).toEqual([303, page]);
  const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
  expect((await open(plain, { cookie })).status).toBe(200);
}
