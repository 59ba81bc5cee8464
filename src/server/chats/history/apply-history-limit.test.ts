import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import * as calls from '#contract/chats';
import { sendReport } from '#contract/reports';
import type { TestMember } from '../../testing/members.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { chatActions } from '../testing/chat-actions.ts';
import { applyHistoryLimit } from './apply-history-limit.ts';

const server = await startTestServer();
const { app, as, clock, db, signUpMember } = server;
const { send, chatsOf, openWith, read, confirm } = chatActions(server);

let anton: TestMember;
let bram: TestMember;
beforeEach(async () => {
  anton = await signUpMember({ name: 'Anton', credits: 50 });
  bram = await signUpMember({ name: 'Bram', credits: 50 });
});

const daysAgo = (days: number) => new Date(clock.now().getTime() - days * 86_400_000);
async function sendDaysAgo(from: TestMember, to: TestMember, text: string, days: number) {
  const { message } = await send(from, to, text);
  await sql`update messages set sent_at = ${daysAgo(days)} where id = ${message.id}`.execute(db);
  await sql`update conversations set created_at = least(created_at, ${daysAgo(days)}), shown_from = null, stored_from = null
    where id = ${message.conversation}`.execute(db);
  return message;
}
const textsOf = async (member: TestMember, other: TestMember) =>
  (await openWith(member, other)).messages.map(({ text }) => text);
const storedCount = async (conversation: string) =>
  (await db.selectFrom('messages').select('body').where('conversation_id', '=', conversation).execute())
    .length;

describe('the history limit (spec D1.12)', () => {
  test('hides messages older than 180 days from both members, and returns since when', async () => {
    await sendDaysAgo(anton, bram, 'Old', 181);
    await sendDaysAgo(bram, anton, 'Older than the limit by nothing', 179);
    await applyHistoryLimit(app);
    for (const [member, other] of [
      [anton, bram],
      [bram, anton],
    ] as const) {
      expect(await textsOf(member, other)).toEqual(['Older than the limit by nothing']);
      expect(await openWith(member, other)).toMatchObject({
        has_earlier: false,
        hidden_before: daysAgo(180).toISOString(),
        hidden_seq: 1,
      });
      expect((await openWith(member, other, { after: 0 })).messages).toHaveLength(1);
      expect((await openWith(member, other, { before: 2 })).messages).toEqual([]);
    }
  });

  test('hidden messages no longer count as unread', async () => {
    await sendDaysAgo(anton, bram, 'Old', 200);
    await sendDaysAgo(anton, bram, 'New', 1);
    await applyHistoryLimit(app);
    expect(await chatsOf(bram)).toMatchObject([{ num_unread_messages: 1 }]);
    await read(bram, (await chatsOf(bram))[0]?.conversation.id ?? '', 2);
    expect(await chatsOf(bram)).toMatchObject([{ num_unread_messages: 0 }]);
  });

  test('a completely hidden chat leaves the list, and comes back with the next message', async () => {
    const { conversation } = await sendDaysAgo(anton, bram, 'Old', 200);
    await applyHistoryLimit(app);
    expect([await chatsOf(anton), await chatsOf(bram)]).toEqual([[], []]);
    expect(await as(bram).send(calls.getChat, { query: { conversation } })).toMatchObject({ status: 404 });
    expect(await openWith(bram, anton)).toMatchObject({ chat: null, hidden_seq: 1 });
    await send(anton, bram, 'Again');
    expect(await textsOf(bram, anton)).toEqual(['Again']);
    expect(await chatsOf(bram)).toMatchObject([{ num_unread_messages: 1 }]);
  });

  test('a member who deleted the chat learns nothing about hidden messages', async () => {
    const { conversation } = await sendDaysAgo(anton, bram, 'Old', 200);
    await as(bram).call(calls.deleteChat, { body: { conversation } });
    await applyHistoryLimit(app);
    expect(await openWith(bram, anton)).toMatchObject({ hidden_before: null, hidden_seq: 0 });
  });

  test('a run ends although an older message is held; once delivered, that message is new', async () => {
    const late = await signUpMember({ name: 'Carel', credits: 5, status: 'not_confirmed' });
    const { conversation } = await sendDaysAgo(late, bram, 'Held', 300);
    let clockReads = 0;
    const ticking = {
      wait: clock.wait,
      now: () => {
        if (clockReads > 100) throw new Error('the same conversation is due again forever');
        return new Date(clock.now().getTime() + clockReads++ * 1_000);
      },
    };
    await applyHistoryLimit({ ...app, clock: ticking });
    expect(await storedCount(conversation)).toBe(1);
    await confirm(late);
    clock.advance(2 * 86_400_000);
    await applyHistoryLimit(app);
    expect(await textsOf(bram, late)).toEqual(['Held']);
  });

  test('stops between two batches when the process shuts down', async () => {
    await sendDaysAgo(anton, bram, 'Old', 300);
    await applyHistoryLimit(app, () => true);
    expect(await textsOf(bram, anton)).toEqual(['Old']);
  });

  test("lasts as long as the site's setting history_days", async () => {
    const site = app.sites.byId(1);
    if (!site) throw new Error('no site');
    await sendDaysAgo(anton, bram, 'Forty days', 40);
    await applyHistoryLimit(app);
    expect(await textsOf(bram, anton)).toEqual(['Forty days']);
    const before = site.settings.history_days;
    site.settings.history_days = 30;
    await sql`update conversations set shown_from = null`.execute(db);
    await applyHistoryLimit(app);
    site.settings.history_days = before;
    expect(await textsOf(bram, anton)).toEqual([]);
  });

  test('deletes 30 days later, in any number, and leaves later messages', async () => {
    const { conversation } = await sendDaysAgo(anton, bram, 'First', 300);
    await sql`insert into messages (conversation_id, seq, sender_id, client_id, body, sent_at)
      select ${conversation}, n + 1, ${bram.profileId}, gen_random_uuid(), 'Flood ' || n, ${daysAgo(250)}
      from generate_series(1, 2500) n`.execute(db);
    await sql`update conversations set last_seq = 2501 where id = ${conversation}`.execute(db);
    await sendDaysAgo(bram, anton, 'Hidden', 200);
    await sendDaysAgo(anton, bram, 'Shown', 2);
    await applyHistoryLimit(app);
    expect(await storedCount(conversation)).toBe(2);
    expect(await textsOf(bram, anton)).toEqual(['Shown']);
    clock.advance(12 * 86_400_000);
    await applyHistoryLimit(app);
    expect(await storedCount(conversation)).toBe(1);
  });

  test('deletes nothing between two members while one has an open report on the other', async () => {
    const { conversation } = await sendDaysAgo(anton, bram, 'Evidence', 300);
    await as(bram).call(sendReport, {
      body: { id: anton.profileId, reason: 'harassment', text: 'He does not stop.' },
      key: randomUUID(),
    });
    await applyHistoryLimit(app);
    expect([await storedCount(conversation), await textsOf(bram, anton)]).toEqual([1, []]);
    await sql`update reports set closed_at = now(), evidence = null`.execute(db);
    clock.advance(2 * 86_400_000);
    await applyHistoryLimit(app);
    expect(await storedCount(conversation)).toBe(0);
  });
});
