import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { fixedClock } from '../clock.ts';
import { createDb } from '../db.ts';
import { createPostgresBus } from '../live/bus.ts';
import { createLog } from '../log.ts';
import { testDatabaseUrl } from '../testing/database.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { transact } from '../transact.ts';
import { postLetter } from './outbox.ts';
import { startPostman } from './postman.ts';
import { sendDueLetters } from './send-due-letters.ts';
import { keepInOutbox, smtpTransport } from './transport.ts';

const url = await testDatabaseUrl();
const db = createDb(url);
const log = createLog('silent');
const bus = await createPostgresBus(url, log);
const server = await startMailServer();
const clock = fixedClock(new Date('2026-03-14T12:00:00Z'));
const transport = smtpTransport(server.url, siteId => ({
  name: `Site ${siteId}`,
  address: 'hello@lavender.example',
}));
const parts = { db, transport, log, clock };
afterAll(async () => {
  transport.close();
  await bus.close();
  await db.destroy();
});

beforeEach(async () => {
  await db.deleteFrom('mail_outbox').execute();
  server.letters.length = 0;
  server.mood = 'well';
});

const post = (to: string, headers: Record<string, string> = {}) =>
  transact({ db, bus, clock }, tx =>
    postLetter(tx, {
      siteId: 1,
      accountId: null,
      to,
      subject: 'Bevestig je e-mailadres ✓',
      text: 'platte tekst',
      html: '<p>opgemaakte tekst</p>',
      headers,
    }),
  );
const rows = () => db.selectFrom('mail_outbox').selectAll().orderBy('id').execute();
const minutes = (count: number) => clock.advance(count * 60_000);

describe('a letter', () => {
  test('carries the name of its own where it has one, from the address of its site (decisions 5.2)', async () => {
    const letter = { siteId: 1, accountId: null, to: 'jan@mail.example', subject: 's', text: 't', html: 'h' };
    await transact({ db, bus, clock }, tx => postLetter(tx, { ...letter, senderName: 'Agenda' }));
    await sendDueLetters(parts);
    expect(server.letters[0]?.source).toContain('From: Agenda <hello@lavender.example>');
  });

  test('goes out with a text part, an HTML part and a message id of its own', async () => {
    await post('jan@mail.example', { 'List-Unsubscribe': '<https://lavender.example/unsubscribe>' });
    expect(await sendDueLetters(parts)).toBe(1);
    const [row] = await rows();
    const source = server.letters[0]?.source ?? '';
    expect(source).toContain(`Message-ID: <${row?.id}@lavender.example>`);
    expect(source).toContain('From: Site 1 <hello@lavender.example>');
    expect(source).toMatch(/Subject: =\?UTF-8\?/);
    expect(source).toContain('Content-Type: text/plain; charset=utf-8');
    expect(source).toContain('Content-Type: text/html; charset=utf-8');
    expect(source).toContain('List-Unsubscribe: <https://lavender.example/unsubscribe>');
  });

  test('leaves none of its words behind, since they hold the receiver’s links', async () => {
    await post('jan@mail.example');
    await sendDueLetters(parts);
    expect(await rows()).toMatchObject([{ text_body: '', html_body: '', sent_at: clock.now() }]);
  });

  test('without a mail server stays where it can be read', async () => {
    await post('jan@mail.example');
    await sendDueLetters({ ...parts, transport: keepInOutbox });
    expect(await rows()).toMatchObject([{ text_body: 'platte tekst', sent_at: clock.now() }]);
    expect(server.letters).toEqual([]);
  });

  test('is not posted when what it tells of did not happen', async () => {
    const failing = transact({ db, bus, clock }, async tx => {
      await postLetter(tx, {
        siteId: 1,
        accountId: null,
        to: 'a@b.example',
        subject: 's',
        text: 't',
        html: 'h',
      });
      throw new Error('no account');
    });
    await expect(failing).rejects.toThrow('no account');
    expect(await rows()).toEqual([]);
  });
});

describe('a failing mail server', () => {
  test('delays letters, each time longer, and loses none', async () => {
    await post('jan@mail.example');
    server.mood = 'refuses letters';
    const waits: number[] = [];
    for (let attempt = 0; attempt < 5; attempt++) {
      expect(await sendDueLetters(parts)).toBe(1);
      expect(await sendDueLetters(parts)).toBe(0);
      const [row] = await rows();
      const wait = ((row?.next_attempt_at.getTime() ?? 0) - clock.now().getTime()) / 60_000;
      waits.push(wait);
      minutes(wait);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16]);
    server.mood = 'well';
    await sendDueLetters(parts);
    expect(server.letters.map(({ to }) => to)).toEqual(['jan@mail.example']);
  });

  test('that hangs up in the middle is tried again', async () => {
    await post('jan@mail.example');
    server.mood = 'hangs up';
    await sendDueLetters(parts);
    expect(await rows()).toMatchObject([{ sent_at: null, failed_at: null }]);
    server.mood = 'well';
    minutes(1);
    await sendDueLetters(parts);
    expect(server.letters).toHaveLength(1);
  });

  test('that cannot be reached is tried again', async () => {
    await post('jan@mail.example');
    const nowhere = smtpTransport('smtp://127.0.0.1:1', () => ({ name: 'A', address: 'a@b.example' }));
    await sendDueLetters({ ...parts, transport: nowhere });
    nowhere.close();
    minutes(1);
    await sendDueLetters(parts);
    expect(server.letters).toHaveLength(1);
  });

  test('is given up after about a day, and the letter is kept', async () => {
    await post('jan@mail.example');
    server.mood = 'refuses letters';
    for (let attempt = 0; attempt < 20; attempt++) {
      await sendDueLetters(parts);
      minutes(360);
    }
    expect(await rows()).toMatchObject([{ attempts: 12, failed_at: expect.any(Date), sent_at: null }]);
  });

  test('that does not know the receiver is not asked again', async () => {
    await post('gone@mail.example');
    server.mood = 'refuses receivers';
    await sendDueLetters(parts);
    expect(await rows()).toMatchObject([{ attempts: 1, failed_at: clock.now() }]);
  });
});

test('100 letters and 8 senders at once: none twice, none lost', async () => {
  const receivers = Array.from({ length: 100 }, (_, number) => `member.${number}@mail.example`);
  for (const receiver of receivers) await post(receiver);
  await Promise.all(Array.from({ length: 8 }, () => sendDueLetters(parts)));
  expect(server.letters.map(({ to }) => to).sort()).toEqual([...receivers].sort());
});

describe('the postman', () => {
  test('sends right after the commit, without waiting for his round', async () => {
    // Without rounds: what is sent is sent because of the notice.
    const rounds = vi.spyOn(globalThis, 'setInterval').mockReturnValueOnce(setTimeout(() => {}, 0));
    const postman = startPostman({
      ...parts,
      bus,
      transport: smtpTransport(server.url, () => ({ name: 'A', address: 'a@b.example' })),
    });
    expect(rounds).toHaveBeenCalledTimes(1);
    rounds.mockRestore();
    await post('jan@mail.example');
    await vi.waitFor(() => expect(server.letters).toHaveLength(1), { timeout: 60_000, interval: 10 });
    await postman.close();
  });

  test('notes what is on its way before he stops', async () => {
    for (let number = 0; number < 10; number++) await post(`member.${number}@mail.example`);
    const postman = startPostman({
      ...parts,
      bus,
      transport: smtpTransport(server.url, () => ({ name: 'A', address: 'a@b.example' })),
    });
    await postman.close();
    const sent = (await rows()).filter(row => row.sent_at !== null).length;
    expect(sent).toBe(server.letters.length);
    const next = startPostman({
      ...parts,
      bus,
      transport: smtpTransport(server.url, () => ({ name: 'A', address: 'a@b.example' })),
    });
    await vi.waitFor(() => expect(server.letters).toHaveLength(10), { timeout: 60_000 });
    await next.close();
    expect(new Set(server.letters.map(({ to }) => to)).size).toBe(10);
  });
});
