import { beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#contract/durations';
import { captureStatements } from '../../testing/capture-statements.ts';
import type { TestMember } from '../../testing/members.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { chatActions } from '../testing/chat-actions.ts';
import { queueMessageEmails } from './queue-message-emails.ts';

const server = await startTestServer();
const { app, clock, db, signUpMember } = server;
const { send } = chatActions(server);

const RECIPIENTS = 60;
let recipients: TestMember[];
const emailsByRecipient = async () => {
  const rows = await db.selectFrom('email_outbox').select('recipient').execute();
  const counts = recipients.map(({ email }) => rows.filter(({ recipient }) => recipient === email).length);
  return Object.fromEntries(
    [...Map.groupBy(counts, count => count)].map(([count, of]) => [count, of.length]),
  );
};

beforeEach(async () => {
  clock.advance(10 * DAY_MS);
  await queueMessageEmails(app);
  recipients = await Promise.all(Array.from({ length: RECIPIENTS }, () => signUpMember()));
  const senders = await Promise.all(
    Array.from({ length: RECIPIENTS / 5 }, () => signUpMember({ credits: 5, premium: true })),
  );
  for (const [index, recipient] of recipients.entries())
    await send(senders[index % senders.length] as TestMember, recipient);
  clock.advance(6 * MINUTE_MS);
});

describe('the job that queues emails about messages (spec D2.48)', () => {
  test('queues one email a member when it runs twice', async () => {
    await queueMessageEmails(app);
    await queueMessageEmails(app);
    expect(await emailsByRecipient()).toEqual({ 1: RECIPIENTS });
  });

  test('queues one email a member when several workers run it at once', async () => {
    await Promise.all(Array.from({ length: 4 }, () => queueMessageEmails(app)));
    expect(await emailsByRecipient()).toEqual({ 1: RECIPIENTS });
  });

  test('repeats what was interrupted: a failed batch leaves nothing, the next run queues the rest', async () => {
    let calls = 0;
    const failing = {
      ...app,
      sites: {
        ...app.sites,
        byId: (id: number) => {
          calls += 1;
          if (calls === 40) throw new Error('killed');
          return app.sites.byId(id);
        },
      },
    };
    await expect(queueMessageEmails(failing)).rejects.toThrow('killed');
    const { 1: queued = 0 } = await emailsByRecipient();
    expect(queued).toBeGreaterThan(0);
    expect(queued).toBeLessThan(39);
    await queueMessageEmails(app);
    expect(await emailsByRecipient()).toEqual({ 1: RECIPIENTS });
  });

  test('stops between batches', async () => {
    await queueMessageEmails(app, () => true);
    expect(await emailsByRecipient()).toEqual({ 0: RECIPIENTS });
    let batches = 0;
    await queueMessageEmails(app, () => ++batches > 2);
    expect((await emailsByRecipient())[1]).toBeLessThan(RECIPIENTS);
    await queueMessageEmails(app);
    expect(await emailsByRecipient()).toEqual({ 1: RECIPIENTS });
  });
});

test('the sending of a message reads and writes no table of notifications', async () => {
  const [sender, recipient] = [await signUpMember({ credits: 5 }), await signUpMember()];
  const statements = await captureStatements(async () => {
    await send(sender, recipient, 'The first message');
    await send(sender, recipient, 'Another message');
    await send(recipient, sender, 'An answer');
  });
  expect(statements.length).toBeGreaterThan(3);
  const tables = /notification|message_email|email_outbox|push_subscriptions|conversation_views|pgboss/;
  expect(statements.filter(({ text }) => tables.test(text)).map(({ text }) => text)).toEqual([]);
});
