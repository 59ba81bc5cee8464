import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { smtpTransport } from '../../providers/mail/smtp.ts';
import { fixedClock } from '../clock.ts';
import { createDb } from '../db.ts';
import { createPostgresBus } from '../live/bus.ts';
import { createLog } from '../log.ts';
import { testDatabaseUrl } from '../testing/database.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { transact } from '../transact.ts';
import { sendDueEmails, startEmailWorker } from './email-worker.ts';
import { type OutgoingEmail, queueEmail, type Relevance } from './outbox.ts';
import { keepInOutbox } from './transport.ts';

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
const deps = { db, transport, log, clock };
afterAll(async () => {
  transport.close();
  await bus.close();
  await db.destroy();
});

beforeEach(async () => {
  await db.deleteFrom('email_outbox').execute();
  server.emails.length = 0;
  server.tried.length = 0;
  server.behaviour = 'well';
});

const queueTestEmail = (
  to: string,
  headers: Record<string, string> = {},
  more: Pick<OutgoingEmail, 'topic' | 'priority' | 'relevance'> = {},
) =>
  transact({ db, bus, clock }, tx =>
    queueEmail(tx, {
      siteId: 1,
      accountId: null,
      to,
      subject: 'Bevestig je e-mailadres ✓',
      text: 'platte tekst',
      html: '<p>opgemaakte tekst</p>',
      headers,
      ...more,
    }),
  );
const rows = () => db.selectFrom('email_outbox').selectAll().orderBy('id').execute();
const advanceMinutes = (count: number) => clock.advance(count * 60_000);

describe('an email', () => {
  test('has its own sender name if given, and the address of its site (spec D5.2)', async () => {
    const email = { siteId: 1, accountId: null, to: 'jan@mail.example', subject: 's', text: 't', html: 'h' };
    await transact({ db, bus, clock }, tx => queueEmail(tx, { ...email, senderName: 'Agenda' }));
    await sendDueEmails(deps);
    expect(server.emails[0]?.source).toContain('From: Agenda <hello@lavender.example>');
  });

  test('has a text part, an HTML part and its own message id', async () => {
    await queueTestEmail('jan@mail.example', {
      'List-Unsubscribe': '<https://lavender.example/unsubscribe>',
    });
    expect(await sendDueEmails(deps)).toBe(1);
    const [row] = await rows();
    const source = server.emails[0]?.source ?? '';
    expect(source).toContain(`Message-ID: <${row?.id}@lavender.example>`);
    expect(source).toContain('From: Site 1 <hello@lavender.example>');
    expect(source).toMatch(/Subject: =\?UTF-8\?/);
    expect(source).toContain('Content-Type: text/plain; charset=utf-8');
    expect(source).toContain('Content-Type: text/html; charset=utf-8');
    expect(source).toContain('List-Unsubscribe: <https://lavender.example/unsubscribe>');
  });

  test('has no stored body once sent, because the body contains private links', async () => {
    await queueTestEmail('jan@mail.example');
    await sendDueEmails(deps);
    expect(await rows()).toMatchObject([{ text_body: '', html_body: '', sent_at: clock.now() }]);
  });

  test('keeps its stored body when there is no mail server', async () => {
    await queueTestEmail('jan@mail.example');
    await sendDueEmails({ ...deps, transport: keepInOutbox });
    expect(await rows()).toMatchObject([{ text_body: 'platte tekst', sent_at: clock.now() }]);
    expect(server.emails).toEqual([]);
  });

  test('is not queued when its transaction fails', async () => {
    const failing = transact({ db, bus, clock }, async tx => {
      await queueEmail(tx, {
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
  test('delays emails, longer each time, and loses none', async () => {
    await queueTestEmail('jan@mail.example');
    server.behaviour = 'refuses emails';
    const waits: number[] = [];
    for (let attempt = 0; attempt < 5; attempt++) {
      expect(await sendDueEmails(deps)).toBe(1);
      expect(await sendDueEmails(deps)).toBe(0);
      const [row] = await rows();
      const wait = ((row?.next_attempt_at.getTime() ?? 0) - clock.now().getTime()) / 60_000;
      waits.push(wait);
      advanceMinutes(wait);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16]);
    server.behaviour = 'well';
    await sendDueEmails(deps);
    expect(server.emails.map(({ to }) => to)).toEqual(['jan@mail.example']);
  });

  test('that hangs up is retried', async () => {
    await queueTestEmail('jan@mail.example');
    server.behaviour = 'hangs up';
    await sendDueEmails(deps);
    expect(await rows()).toMatchObject([{ sent_at: null, failed_at: null }]);
    server.behaviour = 'well';
    advanceMinutes(1);
    await sendDueEmails(deps);
    expect(server.emails).toHaveLength(1);
  });

  test('that cannot be reached is retried', async () => {
    await queueTestEmail('jan@mail.example');
    const nowhere = smtpTransport('smtp://127.0.0.1:1', () => ({ name: 'A', address: 'a@b.example' }));
    await sendDueEmails({ ...deps, transport: nowhere });
    nowhere.close();
    advanceMinutes(1);
    await sendDueEmails(deps);
    expect(server.emails).toHaveLength(1);
  });

  test('is given up after about a day, and the operator sees its topic and the error, but none of its texts', async () => {
    await queueTestEmail('jan@mail.example', {}, { topic: 'new_messages' });
    server.behaviour = 'refuses emails';
    for (let attempt = 0; attempt < 20; attempt++) {
      await sendDueEmails(deps);
      advanceMinutes(360);
    }
    expect(await rows()).toMatchObject([
      {
        ...{ attempts: 12, failed_at: expect.any(Date), sent_at: null, topic: 'new_messages' },
        ...{ last_error: expect.stringMatching(/./), subject: '', text_body: '', html_body: '' },
      },
    ]);
  });

  test('has its texts while it is retried, and in the development mailbox also when it was given up', async () => {
    await queueTestEmail('jan@mail.example');
    server.behaviour = 'refuses emails';
    await sendDueEmails(deps);
    const texts = { subject: 'Bevestig je e-mailadres ✓', text_body: 'platte tekst' };
    expect(await rows()).toMatchObject([{ failed_at: null, ...texts }]);
    advanceMinutes(1);
    server.behaviour = 'refuses recipients';
    const refusing = { send: (...args: Parameters<typeof transport.send>) => transport.send(...args) };
    await sendDueEmails({ ...deps, transport: { ...transport, ...refusing, keepsBody: true } });
    expect(await rows()).toMatchObject([{ failed_at: clock.now(), ...texts }]);
  });

  test('that does not know the recipient is not retried', async () => {
    await queueTestEmail('gone@mail.example');
    server.behaviour = 'refuses recipients';
    await sendDueEmails(deps);
    expect(await rows()).toMatchObject([{ attempts: 1, failed_at: clock.now(), text_body: '' }]);
  });
});

describe('a mail server that is away for 10 minutes (spec D2.31)', () => {
  test('gets every email afterwards, once, with the Message-ID of the first try, and none that is out of date', async () => {
    const receivers = Array.from({ length: 6 }, (_, number) => `member.${number}@mail.example`);
    for (const [number, to] of receivers.entries())
      await queueTestEmail(to, {}, { topic: 'like', relevance: { check: 'unread', number } });
    const read = new Set<unknown>();
    const isRelevant = async ({ number }: Relevance) => !read.has(number);
    for (let minute = 0; minute < 10; minute++) {
      server.behaviour = minute % 2 === 0 ? 'refuses emails' : 'hangs up';
      await sendDueEmails({ ...deps, isRelevant });
      advanceMinutes(1);
    }
    for (const number of [3, 4]) read.add(number);
    server.behaviour = 'well';
    const triedWhileAway = new Set(server.tried);
    for (let minute = 0; minute < 16; minute++) {
      await sendDueEmails({ ...deps, isRelevant });
      advanceMinutes(1);
    }
    const expected = receivers.filter((_, number) => !read.has(number));
    expect(server.emails.map(({ to }) => to).sort()).toEqual([...expected].sort());
    expect(server.tried.length).toBeGreaterThan(2 * receivers.length);
    expect(triedWhileAway.size).toBe(receivers.length);
    for (const id of server.tried) expect(triedWhileAway).toContain(id);
    expect((await rows()).map(({ sent_at }) => sent_at !== null)).toEqual(expected.map(() => true));
  });
});

describe('the check of an email just before it is sent (spec D2.48)', () => {
  test('deletes an email that no longer applies, and sends the others', async () => {
    await queueTestEmail('read@mail.example', {}, { relevance: { check: 'unread', read: true } });
    await queueTestEmail('new@mail.example', {}, { relevance: { check: 'unread', read: false } });
    await queueTestEmail('plain@mail.example');
    await sendDueEmails({ ...deps, isRelevant: async ({ read }) => read === false });
    expect(server.emails.map(({ to }) => to).sort()).toEqual(['new@mail.example', 'plain@mail.example']);
    expect((await rows()).map(({ recipient }) => recipient).sort()).toEqual([
      'new@mail.example',
      'plain@mail.example',
    ]);
  });

  test('that fails delays its email and no other, and is asked again', async () => {
    for (let number = 0; number < 5; number++)
      await queueTestEmail(`broken.${number}@mail.example`, {}, { relevance: { check: 'broken' } });
    await queueTestEmail('plain@mail.example');
    const fail = async () => {
      throw new Error('no answer');
    };
    expect(await sendDueEmails({ ...deps, isRelevant: fail })).toBe(6);
    expect(server.emails.map(({ to }) => to)).toEqual(['plain@mail.example']);
    const [broken] = await rows();
    expect(broken).toMatchObject({ attempts: 1, failed_at: null, last_error: 'no answer' });
    advanceMinutes(1);
    await sendDueEmails({ ...deps, isRelevant: async () => true });
    expect(server.emails).toHaveLength(6);
  });
});

describe('20,000 waiting emails of a promotion (spec D2.31)', () => {
  test('let an email about the account pass and then one about a message, also among emails that wait for their retry', async () => {
    await sql`
      insert into email_outbox (site_id, recipient, subject, text_body, html_body, topic, priority, created_at, next_attempt_at)
      select 1, 'm' || n || '@mail.example', 's', 't', 'h', case when n <= 18000 then 'promotions' end, case when n <= 18000 then 2 else 0 end,
        ${clock.now()}, ${clock.now()}::timestamptz + case when n > 18000 then interval '1 hour' else interval '0' end
      from generate_series(1, 20000) n`.execute(db);
    await sql`analyze email_outbox`.execute(db);
    advanceMinutes(1);
    await queueTestEmail('message@mail.example', {}, { topic: 'new_messages' });
    await queueTestEmail('reset@mail.example');
    const oneByOne = { ...deps, transport: { ...transport, concurrency: 1 } };
    let asked = 0;
    await sendDueEmails(oneByOne, () => asked++ === 2);
    expect(server.emails.map(({ to }) => to)).toEqual(['reset@mail.example', 'message@mail.example']);
    await sendDueEmails(oneByOne, () => asked++ >= 4);
    expect(server.emails.map(({ to }) => to).slice(2)).toEqual([expect.stringMatching(/^m\d+@/)]);
    const { rows: plan } = await sql<{ 'QUERY PLAN': string }>`
      explain (analyze, costs off, timing off, summary off) select id from email_outbox
      where sent_at is null and failed_at is null and next_attempt_at <= ${clock.now()}
      order by priority, next_attempt_at limit 1 for update skip locked`.execute(db);
    const shown = plan.map(line => line['QUERY PLAN']).join('\n');
    expect(shown).toContain('Index Scan using email_outbox_due');
    expect(shown).not.toMatch(/Sort|Seq Scan/);
    expect(Number(/Buffers: shared hit=(\d+)/.exec(shown)?.[1])).toBeLessThan(30);
  });
});

test('emails that wait while the mail server cannot be reached are not tried, so they leave at once afterwards', async () => {
  for (let number = 0; number < 30; number++) await queueTestEmail(`member.${number}@mail.example`);
  const nowhere = smtpTransport('smtp://127.0.0.1:1', () => ({ name: 'A', address: 'a@b.example' }));
  expect(await sendDueEmails({ ...deps, transport: nowhere })).toBeLessThanOrEqual(nowhere.concurrency);
  nowhere.close();
  await sendDueEmails(deps);
  expect(server.emails.length).toBeGreaterThanOrEqual(30 - nowhere.concurrency);
  advanceMinutes(1);
  await sendDueEmails(deps);
  expect(new Set(server.emails.map(({ to }) => to)).size).toBe(30);
});

test('100 emails and 8 workers at once: none twice, none lost', async () => {
  const receivers = Array.from({ length: 100 }, (_, number) => `member.${number}@mail.example`);
  for (const receiver of receivers) await queueTestEmail(receiver);
  await Promise.all(Array.from({ length: 8 }, () => sendDueEmails(deps)));
  expect(server.emails.map(({ to }) => to).sort()).toEqual([...receivers].sort());
});

describe('the email worker', () => {
  test('sends right after the commit, without waiting for its poll', async () => {
    // Without polling, only the notice can cause the sending.
    const setIntervalSpy = vi.spyOn(globalThis, 'setInterval').mockReturnValueOnce(setTimeout(() => {}, 0));
    const worker = startEmailWorker({
      ...deps,
      bus,
      transport: smtpTransport(server.url, () => ({ name: 'A', address: 'a@b.example' })),
    });
    expect(setIntervalSpy).toHaveBeenCalledTimes(1);
    setIntervalSpy.mockRestore();
    await queueTestEmail('jan@mail.example');
    await vi.waitFor(() => expect(server.emails).toHaveLength(1), { timeout: 60_000, interval: 10 });
    await worker.close();
  });

  test('records emails in progress before it stops', async () => {
    for (let number = 0; number < 10; number++) await queueTestEmail(`member.${number}@mail.example`);
    const worker = startEmailWorker({
      ...deps,
      bus,
      transport: smtpTransport(server.url, () => ({ name: 'A', address: 'a@b.example' })),
    });
    await worker.close();
    const sent = (await rows()).filter(row => row.sent_at !== null).length;
    expect(sent).toBe(server.emails.length);
    const next = startEmailWorker({
      ...deps,
      bus,
      transport: smtpTransport(server.url, () => ({ name: 'A', address: 'a@b.example' })),
    });
    await vi.waitFor(() => expect(server.emails).toHaveLength(10), { timeout: 60_000 });
    await next.close();
    expect(new Set(server.emails.map(({ to }) => to)).size).toBe(10);
  });
});
