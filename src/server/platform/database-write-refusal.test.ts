import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { getUser } from '#contract/accounts';
import { callName } from '#contract/call';
import { getChat, getChats, sendMessage } from '#contract/chats';
import { callUrl } from '#contract/client';
import { getTransactions } from '#contract/credits';
import { getLikes } from '#contract/likes';
import { getMember, getProfile } from '#contract/profiles';
import { searchMembers } from '#contract/search';
import { getSettings } from '#contract/site';
import { routes } from '../api/routes.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer();
const [sender, recipient] = [
  await server.signUpMember({ name: 'Sender', credits: 20 }),
  await server.signUpMember({ name: 'Receiver' }),
];
const admin = new pg.Client({
  connectionString: String(server.app.config.databaseUrl),
  application_name: 'admin of a test',
  options: '-c default_transaction_read_only=off',
});
await admin.connect();
afterAll(() => admin.end());

const send = () =>
  server.as(sender).send(sendMessage, {
    body: { to: recipient.profileId, client_id: randomUUID(), text: 'Hallo' },
  });
const sendStatus = async () => (await send()).status;
const readyz = async () => {
  const { status, body } = await server.visitor().request({ url: '/readyz' });
  return [status, body];
};
const firstMessage = await server.as(sender).call(sendMessage, {
  body: { to: recipient.profileId, client_id: randomUUID(), text: 'Hallo' },
});

async function readStatuses(): Promise<number[]> {
  server.clock.advance(2 * 3_600_000);
  const browser = server.as(sender);
  const answers = await Promise.all([
    browser.send(getUser),
    browser.send(getSettings),
    browser.send(searchMembers),
    browser.send(getMember, { query: { id: recipient.profileId } }),
    browser.send(getProfile),
    browser.send(getChats),
    browser.send(getChat, { query: { conversation: firstMessage.message.conversation } }),
    browser.send(getLikes),
    browser.send(getTransactions),
    server.visitor().send(searchMembers, { query: { country: 'NL' } }),
  ]);
  return answers.map(({ status }) => status);
}
const allRead = Array(10).fill(200);

/** These GETs change state (spec D1.4), so a read-only database refuses them. */
const WRITING_READS = ['/api/logout.php', '/api/auto-like.php'];

async function failingReads(): Promise<string[]> {
  const failed: string[] = [];
  for (const { call } of routes) {
    if (call.method !== 'GET' || WRITING_READS.includes(call.path)) continue;
    const { status } = await server.as(sender).request({ url: callUrl(call, {}) });
    if (status >= 500) failed.push(`${callName(call)} ${status}`);
  }
  return failed;
}

async function expectWritesRefused(): Promise<void> {
  const { status, error, headers } = await send();
  expect([status, error?.code, headers['retry-after']]).toEqual([503, 'unavailable', '5']);
}

describe('a database that refuses writes', () => {
  const setReadOnly = async (is: boolean) => {
    const name = admin.escapeIdentifier(String(admin.database));
    await admin.query(
      is
        ? `alter database ${name} set default_transaction_read_only = on`
        : `alter database ${name} reset default_transaction_read_only`,
    );
    // Closes the server's connections, because they ignore the new value of `default_transaction_read_only`.
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'lavender'`,
    );
  };

  test('because it is read-only: reads work, writes answer 503 with Retry-After, /readyz reports it', async () => {
    expect(await readStatuses()).toEqual(allRead);
    await setReadOnly(true);
    await expect.poll(readyz).toEqual([200, { status: 'read_only' }]);
    expect(await readStatuses()).toEqual(allRead);
    expect(await failingReads()).toEqual([]);
    await expectWritesRefused();
    await setReadOnly(false);
    await expect.poll(readyz).toEqual([200, { status: 'ok' }]);
    expect(await sendStatus()).toBe(200);
  });

  test('because its disk is full (simulated by triggers): the same, and /readyz reports it for half a minute', async () => {
    await admin.query(`create function disk_full() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
    const { rows: tables } = await admin.query<{ name: string }>(
      `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
    );
    for (const { name } of tables)
      await admin.query(
        `create trigger disk_full before insert or update on ${name} for each statement execute function disk_full()`,
      );
    expect(await readStatuses()).toEqual(allRead);
    await expectWritesRefused();
    expect(await readyz()).toEqual([200, { status: 'full' }]);
    await admin.query('drop function disk_full cascade');
    expect(await sendStatus()).toBe(200);
    server.clock.advance(30_000);
    expect(await readyz()).toEqual([200, { status: 'ok' }]);
  });
});

test('a call whose statement is canceled answers 503, and the next call works', async () => {
  await admin.query('begin');
  await admin.query('select from wallets where account_id = $1 for update', [sender.accountId]);
  const response = send();
  await expect
    .poll(async () => {
      const { rowCount } = await admin.query(
        `select pg_cancel_backend(pid) from pg_stat_activity
         where datname = current_database() and application_name = 'lavender' and wait_event_type = 'Lock'`,
      );
      return rowCount;
    })
    .toBeGreaterThan(0);
  const { status, error, headers } = await response;
  expect([status, error?.code, headers['retry-after']]).toEqual([503, 'unavailable', '5']);
  await admin.query('rollback');
  expect(await sendStatus()).toBe(200);
});
