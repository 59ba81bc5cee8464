import { execFile } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { getPayment } from '#contract/payments';
import { directDebitTest } from '../../src/server/credits/direct-debit/testing/direct-debit-test.ts';
import { createFakeSms } from '../../src/server/credits/direct-debit/testing/fake-sms.ts';
import { testDatabaseUrl } from '../../src/server/platform/testing/database.ts';
import { startTestServer } from '../../src/server/testing/start-test-server.ts';

const DATABASE_URL = await testDatabaseUrl();
const telephone = createFakeSms();
const server = await startTestServer({ DATABASE_URL }, { sms: telephone });
const { payer } = directDebitTest(server, telephone);
const folder = server.app.config.varDir;
const environment = {
  ...process.env,
  DATABASE_URL,
  VAR_DIR: folder,
  NODE_ENV: 'test',
  SECRET: server.app.config.secret,
};

async function run(...args: string[]) {
  const ended = promisify(execFile)(process.execPath, ['scripts/direct-debits.ts', ...args], {
    env: environment,
  });
  const { stdout, stderr, code } = await ended.then(
    output => ({ ...output, code: 0 }),
    (error: { stdout: string; stderr: string; code: number }) => error,
  );
  return { lines: stdout.split('\n').filter(Boolean), complaint: stderr.trim(), code };
}

test('npm run direct-debits exports due debits into a file only its owner can read, and records a returned debit, of which the member is notified (spec 5.8)', async () => {
  const debtor = await payer();
  const { payment_id: id } = await debtor.pay();
  const file = path.join(folder, 'due.xml');
  const exported = await run('--export', file);
  expect(exported.complaint).toBe('');
  expect(exported.lines).toEqual([expect.stringMatching(/^[\w-]{36} {2}\S+due\.xml$/)]);
  expect(readFileSync(file, 'utf8')).toContain(debtor.form.iban);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const publishedEvents: string[] = [];
  server.app.bus.subscribe(({ type, to }) => void publishedEvents.push(`${type} ${to}`));
  const { lines } = await run();
  expect(lines).toEqual([
    expect.stringMatching(/^M\d{12} {2}exported {2}EUR 9\.99 {2}\d{4}-\d\d-\d\d {2}[\w-]{36}$/),
  ]);
  const mandate = lines[0]?.slice(0, 13) ?? '';
  expect((await run('--returned', mandate, '--reason', 'LAZY')).complaint).toContain('is not a reason');
  expect((await run('--returned', mandate, '--reason', 'AC04')).lines).toEqual([`${mandate}: returned.`]);
  expect((await debtor.browser.call(getPayment, { query: { id } })).state).toBe('charged_back');
  expect(await debtor.credits()).toBe(0);
  await expect.poll(() => publishedEvents).toContain(`payment ${debtor.member.profileId}`);
});
