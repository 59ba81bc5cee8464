import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { unblockMember } from '#contract/blocks';
import { sendReport } from '#contract/reports';
import type { TestMember } from '../../testing/members.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { conversing } from '../testing/conversing.ts';
import { forgetEvidence } from './keep-evidence.ts';

const server = await startTestServer();
const { app, as, clock, db, signUpMember } = server;
const { send, chatsOf, openWith, remove, block, erase, unsend } = conversing(server);

let anton: TestMember;
let bram: TestMember;
beforeEach(async () => {
  anton = await signUpMember({ name: 'Anton', credits: 150 });
  bram = await signUpMember({ name: 'Bram', credits: 150 });
});

/** Reports, and resolves the messages among its evidence. */
async function reportedBy(reporter: TestMember, reported: TestMember): Promise<[string, string][]> {
  await as(reporter).call(sendReport, {
    body: { id: reported.profileId, reason: 'harassment', text: 'He threatened me.' },
    key: randomUUID(),
  });
  const { evidence } = await db
    .selectFrom('reports')
    .select('evidence')
    .where('reporter_id', '=', reporter.accountId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const { messages } = evidence as unknown as { messages: { from: string; text: string }[] };
  return messages.map(({ from, text }) => [from, text]);
}
const kept = async () => (await db.selectFrom('kept_evidence').select('id').execute()).length;

test('whoever is blocked by the one who harmed him still has the messages in his report (section 4)', async () => {
  await send(anton, bram, 'I know where you live');
  await send(bram, anton, 'Leave me alone');
  await block(anton, bram);
  expect([await chatsOf(bram), await chatsOf(anton)]).toEqual([[], []]);
  expect(await reportedBy(bram, anton)).toEqual([
    ['reported', 'I know where you live'],
    ['reporter', 'Leave me alone'],
  ]);
  expect(await reportedBy(anton, bram)).toHaveLength(2);
});

test('holds what each could read, and nothing that he deleted, was not delivered or was taken back', async () => {
  const { message: first } = await send(anton, bram, 'Deleted by him');
  await send(anton, bram, 'Stays');
  const { message: back } = await send(anton, bram, 'Taken back');
  await erase(bram, first.id);
  await unsend(anton, back.id);
  await block(anton, bram);
  expect(await reportedBy(bram, anton)).toEqual([['reported', 'Stays']]);
  expect(await reportedBy(anton, bram)).toHaveLength(2);
});

test('is the last hundred messages at most, and none for strangers and those who cleared the chat', async () => {
  const { message } = await send(bram, anton, 'First');
  for (let n = 0; n < 104; n++) await send(anton, bram, `No. ${n}`);
  await remove(anton, message.conversation);
  await block(anton, bram);
  expect(await reportedBy(anton, bram)).toEqual([]);
  const messages = await reportedBy(bram, anton);
  expect(messages).toHaveLength(100);
  expect(messages.at(-1)?.[1]).toBe('No. 103');
});

test('a block without contact keeps nothing', async () => {
  const before = await kept();
  await block(anton, bram);
  expect(await kept()).toBe(before);
});

test('is forgotten after 14 days, for reports at once', async () => {
  await send(anton, bram, 'Threat');
  await block(anton, bram);
  clock.advance(13 * 86_400_000);
  await forgetEvidence(app);
  expect(await kept()).toBeGreaterThan(0);
  clock.advance(86_400_000);
  expect(await reportedBy(bram, anton)).toEqual([]);
  await forgetEvidence(app);
  expect(await kept()).toBe(0);
});

test('goes with either account', async () => {
  await send(anton, bram, 'Threat');
  await block(anton, bram);
  const before = await kept();
  await db.deleteFrom('accounts').where('id', '=', anton.accountId).execute();
  expect(await kept()).toBe(before - 2);
});

test('unblocking lets the two meet again and brings nothing back (section 4)', async () => {
  await send(anton, bram, 'Before the block');
  await block(anton, bram);
  await as(anton).call(unblockMember, { body: { id: bram.profileId } });
  expect(await openWith(bram, anton)).toMatchObject({ chat: null, messages: [] });
  await send(bram, anton, 'Hello again');
  expect((await openWith(anton, bram)).messages.map(({ text }) => text)).toEqual(['Hello again']);
  // A report takes both, in their order.
  expect(await reportedBy(bram, anton)).toEqual([
    ['reported', 'Before the block'],
    ['reporter', 'Hello again'],
  ]);
});
