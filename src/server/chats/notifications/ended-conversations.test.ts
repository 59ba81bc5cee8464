import { beforeEach, describe, expect, test } from 'vitest';
import { HOUR_MS } from '#contract/durations';
import { chooseEmails, deliverEmails } from '../../notifications/testing/deliver-emails.ts';
import { purgeExpiredHits } from '../../platform/http/rate-limit.ts';
import type { TestMember } from '../../testing/members.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { chatActions } from '../testing/chat-actions.ts';
import { messageEmailActions, NEW_CONVERSATION } from './testing/message-email-actions.ts';

const server = await startTestServer();
const { clock, db } = server;
const { send, read, block, unblock } = chatActions(server);
const { minutes, pass, subjectsTo, signUpSender, signUpPair, choose } = messageEmailActions(server);

let anton: TestMember;
let bram: TestMember;
beforeEach(async () => {
  await db.deleteFrom('email_outbox').execute();
  ({ anton, bram } = await signUpPair());
});
const startAgain = async (text: string) => {
  await block(anton, bram);
  await unblock(anton, bram);
  await send(anton, bram, text);
  await pass(8);
};
const stored = async () => {
  const rows = await db.selectFrom('rate_limits').select('key').where('key', 'like', 'emailed %').execute();
  return rows.map(({ key }) => key).filter(key => key.includes(bram.profileId));
};

describe('a member who blocks, unblocks and writes again (spec D2.48)', () => {
  test('causes one email a day, and the conversations of others are not delayed', async () => {
    await chooseEmails(server, bram, 'unread_message_reminders', 'never');
    await send(anton, bram, 'First');
    await pass(8);
    for (const text of ['Second', 'Third']) await startAgain(text);
    expect(await subjectsTo(bram)).toEqual([NEW_CONVERSATION]);
    await send(await signUpSender({ name: 'Carl' }), bram, 'Hello');
    await pass(8);
    expect(await subjectsTo(bram)).toHaveLength(2);
    minutes(24 * 60);
    await pass(8);
    expect(await subjectsTo(bram)).toHaveLength(3);
  });

  test('causes one email in each digest', async () => {
    await choose(bram, 'new_conversations', 'daily');
    await send(anton, bram, 'First');
    await pass(24 * 60, 60);
    expect(await subjectsTo(bram)).toEqual([NEW_CONVERSATION]);
    await startAgain('Second');
    expect(await subjectsTo(bram)).toHaveLength(1);
    await pass(24 * 60, 60);
    expect(await subjectsTo(bram)).toHaveLength(2);
  });

  test('leaves no trace when the email was dropped before it left, so that the new conversation gets one', async () => {
    await send(anton, bram, 'First');
    await pass(6);
    await block(anton, bram);
    expect(await deliverEmails(server)).toEqual([]);
    expect(await stored()).toEqual([]);
    await unblock(anton, bram);
    await send(anton, bram, 'Second');
    await pass(8);
    expect(await deliverEmails(server)).toMatchObject([{ to: bram.email }]);
  });

  test('is forgotten after a day; nothing is stored of a conversation without an email', async () => {
    const { message } = await send(anton, bram, 'First');
    await read(bram, message.conversation, 1);
    await startAgain('Second');
    expect(await stored()).toEqual([]);
    await startAgain('Third');
    expect(await stored()).toEqual([`emailed ${bram.profileId} ${anton.profileId}`]);
    clock.advance(23 * HOUR_MS);
    await purgeExpiredHits(db, clock.now());
    expect(await stored()).toHaveLength(1);
    clock.advance(HOUR_MS);
    await purgeExpiredHits(db, clock.now());
    expect(await stored()).toEqual([]);
  });
});
