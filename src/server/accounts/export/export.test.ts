import { unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { EXPORT, REAUTHENTICATION_MINUTES } from '#contract/constants';
import { DAY_MS, HOUR_MS } from '#contract/durations';
import * as calls from '#contract/export';
import { purgeUnreferencedFiles } from '../../platform/unreferenced-files.ts';
import type { Browser } from '../../testing/browser.ts';
import type { TestMember } from '../../testing/members.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { maintainExports } from '../jobs.ts';
import { makeExport } from './make-export.ts';
import { archiveKey } from './write-archive.ts';

const server = await startTestServer({ LOG_LEVEL: 'silent' });
const { app, db, clock, http, as, visitor, signUpMember } = server;
const password = 'violet-lantern-42';

let member: TestMember;
let browser: Browser;
beforeEach(async () => {
  await db.deleteFrom('exports').execute();
  clock.set(new Date('2026-03-14T12:00:00Z'));
  member = await signUpMember({ name: 'Sam', password });
  browser = as(member);
});
afterEach(() => vi.restoreAllMocks());

const ask = (browserOfMember = browser) => browserOfMember.call(calls.requestExport);
const state = async (own = browser) => (await own.call(calls.getExport)).export;
const rowOf = ({ accountId }: TestMember) =>
  db.selectFrom('exports').selectAll().where('account_id', '=', accountId).executeTakeFirst();
const make = async (whose = member) => makeExport(app, (await rowOf(whose))?.id ?? '');
const emailsTo = ({ email }: TestMember) =>
  db.selectFrom('email_outbox').selectAll().where('recipient', '=', email).orderBy('id').execute();
const fileOf = async (whose = member) => archiveKey((await rowOf(whose))?.file_key ?? 'none');
const looseFiles = () => db.selectFrom('unreferenced_files').selectAll().execute();
const addressFor = async (own = browser) => (await own.call(calls.openExport)).address;

const fetchArchive = (address: string, from: Browser | null, headers: Record<string, string> = {}) =>
  http.inject({
    url: address,
    headers: {
      host: 'localhost',
      'sec-fetch-site': 'same-origin',
      ...(from && { cookie: [...from.cookies].map(pair => pair.join('=')).join('; ') }),
      ...headers,
    },
  });

const ready = async () => {
  await ask();
  await make();
};

describe('requesting an export (spec D5.7)', () => {
  test('makes it in the background and shows its state', async () => {
    expect(await state()).toBeNull();
    expect((await ask()).export?.status).toBe('making');
    await make();
    const made = await state();
    expect(made).toMatchObject({ status: 'ready', expires_at: '2026-03-21T12:00:00.000Z' });
    expect(made?.bytes).toBeGreaterThan(1_000);
  });

  test('emails a link to a page that requires a login, without any token', async () => {
    await ready();
    const [message, ...others] = await emailsTo(member);
    expect(others).toEqual([]);
    const links = message?.text_body.match(/https?:\/\/\S+/g);
    expect(links).toEqual(['http://localhost:3000/settings/export', 'http://localhost:3000/notifications']);
    expect(message?.html_body).not.toMatch(/export\/[0-9a-f]/);
    expect(message?.headers).toEqual({});
  });

  test('ten concurrent requests make one export', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => browser.send(calls.requestExport)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(
      await db.selectFrom('exports').where('account_id', '=', member.accountId).selectAll().execute(),
    ).toHaveLength(1);
    await make();
    expect(await emailsTo(member)).toHaveLength(1);
  });

  test('is allowed once a day, and a refusal contains when it is possible again; the new export replaces the old', async () => {
    await ready();
    const old = await fileOf();
    clock.advance(5 * HOUR_MS + 1);
    const refused = await browser.send(calls.requestExport);
    expect([refused.status, refused.error?.code, refused.error?.params]).toEqual([
      429,
      'export_too_soon',
      { hours: 19 },
    ]);
    clock.advance(19 * HOUR_MS);
    expect((await ask()).export?.status).toBe('making');
    await purgeUnreferencedFiles(app);
    expect(await app.storage.has(old)).toBe(false);
    await make();
    expect(await app.storage.has(await fileOf())).toBe(true);
  });

  test('a visitor is refused', async () => {
    for (const call of [calls.getExport, calls.requestExport, calls.openExport])
      expect((await visitor().send(call)).status).toBe(403);
  });
});

describe('a download', () => {
  test('is a ZIP for this session, not cached, and can be repeated', async () => {
    await ready();
    const address = await addressFor();
    for (const _time of [1, 2]) {
      const answer = await fetchArchive(address, browser);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/zip',
        'content-disposition': 'attachment; filename="lavender-2026-03-14.zip"',
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'accept-ranges': 'bytes',
      });
      expect(Object.keys(unzipSync(answer.rawPayload))).toContain('index.html');
    }
  });

  test('of a discreet member does not name the site in the list of downloads', async () => {
    await db.updateTable('accounts').set({ discreet: true }).where('id', '=', member.accountId).execute();
    await ready();
    const { headers } = await fetchArchive(await addressFor(), browser);
    expect(headers['content-disposition']).toBe('attachment; filename="data-2026-03-14.zip"');
  });

  test('can be resumed', async () => {
    await ready();
    const address = await addressFor();
    const whole = (await fetchArchive(address, browser)).rawPayload;
    const rest = await fetchArchive(address, browser, { range: 'bytes=100-' });
    expect([rest.statusCode, rest.headers['content-range']]).toEqual([
      206,
      `bytes 100-${whole.length - 1}/${whole.length}`,
    ]);
    expect(rest.rawPayload.equals(whole.subarray(100))).toBe(true);
    const last = await fetchArchive(address, browser, { range: 'bytes=-10' });
    expect(last.rawPayload.equals(whole.subarray(-10))).toBe(true);
    expect((await fetchArchive(address, browser, { range: 'bytes=99999999-' })).statusCode).toBe(416);
    const other = await fetchArchive(address, browser, { range: 'bytes=5-9', 'if-range': '"another"' });
    expect(other.rawPayload.length).toBe(whole.length);
  });

  test('requires the password once the login is no longer recent, and counts wrong ones', async () => {
    await ready();
    expect((await browser.call(calls.getExport)).needs_password).toBe(false);
    clock.advance(REAUTHENTICATION_MINUTES * 60_000);
    expect(await browser.call(calls.getExport)).toMatchObject({ needs_password: true, has_password: true });
    const open = (typed?: string) => browser.send(calls.openExport, { body: { password: typed } });
    expect((await open()).error?.fields?.password?.code).toBe('field_required');
    expect((await open('a guess')).error?.fields?.password?.code).toBe('password_wrong');
    expect((await open(password)).status).toBe(200);
    for (let guess = 0; guess < 4; guess++) await open('another guess');
    expect((await open(password)).error).toMatchObject({ code: 'login_blocked', params: { minutes: 15 } });
  });

  test('is limited to 20 an hour', async () => {
    await ready();
    for (let time = 0; time < 20; time++) await addressFor();
    expect((await browser.send(calls.openExport)).error?.code).toBe('too_many_requests');
  });

  test('redirects a visitor to the login, without content', async () => {
    await ready();
    const answer = await fetchArchive(await addressFor(), null);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/login?next=%2Fsettings%2Fexport']);
    expect(answer.payload).toBe('');
  });

  test('of another member is a 404, even with the URL', async () => {
    await ready();
    const address = await addressFor();
    const other = await signUpMember();
    expect((await fetchArchive(address, as(other))).statusCode).toBe(404);
    await ask(as(other));
    await make(other);
    expect((await fetchArchive(address, as(other))).statusCode).toBe(404);
  });

  test.each([
    ['another session of the same member', async () => as(await secondLogin())],
    ['a made-up ticket', async () => browser],
    ['a ticket that is over', async () => browser],
  ])('with %s redirects to the export page', async (which, who) => {
    await ready();
    const opened = await addressFor();
    const address = which === 'a made-up ticket' ? opened.replace(/for=.*/, 'for=nothing') : opened;
    if (which === 'a ticket that is over') clock.advance(EXPORT.downloadMinutes * 60_000);
    const answer = await fetchArchive(address, await who());
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/settings/export']);
  });

  async function secondLogin(): Promise<TestMember> {
    const own = visitor();
    const { login } = await import('#contract/accounts');
    await own.call(login, { body: { email: member.email, password } });
    return { ...member, sessionSecret: own.cookies.get('session') ?? '' };
  }

  test('started by another site gets nothing', async () => {
    await ready();
    const answer = await fetchArchive(await addressFor(), browser, { 'sec-fetch-site': 'cross-site' });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/settings/export']);
  });

  test('without a ready export is a 404', async () => {
    expect((await browser.send(calls.openExport)).error?.code).toBe('not_found');
    await ask();
    expect((await browser.send(calls.openExport)).error?.code).toBe('not_found');
  });
});

describe('removing an export', () => {
  test('after 7 days it is removed from table and storage', async () => {
    await ready();
    const file = await fileOf();
    const address = await addressFor();
    clock.advance(EXPORT.retentionDays * DAY_MS);
    expect(await state()).toBeNull();
    expect((await fetchArchive(address, browser)).statusCode).toBe(404);
    expect(await app.storage.has(file)).toBe(true);
    await maintainExports(app);
    expect([await app.storage.has(file), await rowOf(member)]).toEqual([false, undefined]);
  });

  test('it is removed with the account', async () => {
    await ready();
    const file = await fileOf();
    await db.deleteFrom('accounts').where('id', '=', member.accountId).execute();
    await purgeUnreferencedFiles(app);
    expect(await app.storage.has(file)).toBe(false);
  });

  test('no export is made for an account that is being deleted', async () => {
    await ask();
    await db
      .updateTable('accounts')
      .set({ status: 'deleting', deleted_at: clock.now() })
      .where('id', '=', member.accountId)
      .execute();
    await make();
    expect([await rowOf(member), await emailsTo(member)]).toEqual([undefined, []]);
  });
});

describe('an interrupted export', () => {
  const breakOff = () => vi.spyOn(app.storage, 'write').mockRejectedValue(new Error('the disk is full'));

  test('leaves no file behind and is made by the next try', async () => {
    await ask();
    const write = app.storage.write.bind(app.storage);
    vi.spyOn(app.storage, 'write').mockImplementationOnce(async (key, bytes) => {
      await write(key, bytes);
      throw new Error('the process ended');
    });
    await expect(make()).rejects.toThrow('the process ended');
    const [left] = await looseFiles();
    const file = archiveKey(left?.file_key ?? '');
    expect(await app.storage.has(file)).toBe(true);
    await make();
    clock.advance(HOUR_MS);
    await purgeUnreferencedFiles(app);
    expect([await app.storage.has(file), await app.storage.has(await fileOf())]).toEqual([false, true]);
    expect((await state())?.status).toBe('ready');
  });

  test('is queued again after a while', async () => {
    await ask();
    const send = vi.spyOn(app.jobs, 'send').mockResolvedValue();
    await maintainExports(app);
    expect(send).not.toHaveBeenCalled();
    clock.advance(16 * 60_000);
    await maintainExports(app);
    const id = (await rowOf(member))?.id;
    expect(send).toHaveBeenCalledWith('make-export', { id }, { key: id });
  });

  test('fails after its last try, with an email, and can be requested again at once', async () => {
    await ask();
    breakOff();
    for (let tried = 1; tried <= EXPORT.maxAttempts; tried++) await expect(make()).rejects.toThrow();
    expect((await state())?.status).toBe('failed');
    expect((await emailsTo(member)).map(({ subject }) => subject)).toEqual([
      'Je gegevens van Lavender zijn er nog niet',
    ]);
    vi.restoreAllMocks();
    expect((await ask()).export?.status).toBe('making');
    await make();
    expect((await state())?.status).toBe('ready');
  });

  test('fails when each try ends the process, too', async () => {
    await ask();
    await db.updateTable('exports').set({ tries: EXPORT.maxAttempts }).execute();
    await make();
    expect((await state())?.status).toBe('failed');
  });

  test('is made once by two concurrent workers', async () => {
    await ask();
    await Promise.all([make(), make()]);
    expect(await emailsTo(member)).toHaveLength(1);
    clock.advance(HOUR_MS);
    await purgeUnreferencedFiles(app);
    expect([await app.storage.has(await fileOf()), (await looseFiles()).length]).toEqual([true, 0]);
  });
});
