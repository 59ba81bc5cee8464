import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { unblockMember } from '#contract/blocks';
import { sendReport } from '#contract/reports';
import { purgeUnreferencedFiles } from '../../platform/unreferenced-files.ts';
import type { TestMember } from '../../testing/members.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { photoActions } from '../photos/testing/photo-actions.ts';
import { chatActions } from '../testing/chat-actions.ts';
import { purgeEvidence } from './message-evidence.ts';

const server = await startTestServer();
const { app, as, clock, db, signUpMember } = server;
const { send, chatsOf, openWith, remove, block, erase, unsend, read } = chatActions(server);
const { sendPhoto, openPhoto, showPhotos, statusOf } = photoActions(server);

let anton: TestMember;
let bram: TestMember;
beforeEach(async () => {
  anton = await signUpMember({ name: 'Anton', credits: 150 });
  bram = await signUpMember({ name: 'Bram', credits: 150 });
});

async function reportEvidence(reporter: TestMember, reported: TestMember): Promise<[string, string][]> {
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
const evidenceCount = async () => (await db.selectFrom('message_evidence').select('id').execute()).length;

test('a member blocked by the one who harassed them still has the messages for a report (spec 4.4, D2.27)', async () => {
  await send(anton, bram, 'I know where you live');
  await send(bram, anton, 'Leave me alone');
  await block(anton, bram);
  expect([await chatsOf(bram), await chatsOf(anton)]).toEqual([[], []]);
  expect(await reportEvidence(bram, anton)).toEqual([
    ['reported', 'I know where you live'],
    ['reporter', 'Leave me alone'],
  ]);
  expect(await reportEvidence(anton, bram)).toHaveLength(2);
});

test('contains what each could read, and nothing they deleted, did not receive or that was unsent', async () => {
  const { message: first } = await send(anton, bram, 'Deleted');
  await send(anton, bram, 'Stays');
  const { message: back } = await send(anton, bram, 'Taken back');
  await erase(bram, first.id);
  await unsend(anton, back.id);
  await block(anton, bram);
  expect(await reportEvidence(bram, anton)).toEqual([['reported', 'Stays']]);
  expect(await reportEvidence(anton, bram)).toHaveLength(2);
});

test('is at most the last hundred messages, and none without a conversation or after clearing the chat', async () => {
  const { message } = await send(bram, anton, 'First');
  for (let n = 0; n < 104; n++) await send(anton, bram, `No. ${n}`);
  await remove(anton, message.conversation);
  await block(anton, bram);
  expect(await reportEvidence(anton, bram)).toEqual([]);
  const messages = await reportEvidence(bram, anton);
  expect(messages).toHaveLength(100);
  expect(messages.at(-1)?.[1]).toBe('No. 103');
});

test('a block without contact stores nothing', async () => {
  const before = await evidenceCount();
  await block(anton, bram);
  expect(await evidenceCount()).toBe(before);
});

test('is purged after 14 days, and unavailable to reports at once', async () => {
  await send(anton, bram, 'Threat');
  await block(anton, bram);
  clock.advance(13 * 86_400_000);
  await purgeEvidence(app);
  expect(await evidenceCount()).toBeGreaterThan(0);
  clock.advance(86_400_000);
  expect(await reportEvidence(bram, anton)).toEqual([]);
  await purgeEvidence(app);
  expect(await evidenceCount()).toBe(0);
});

async function filesReportedBy(reporter: TestMember, reported: TestMember): Promise<string[]> {
  await reportEvidence(reporter, reported);
  const held = await db
    .selectFrom('report_files')
    .innerJoin('reports', 'reports.id', 'report_files.report_id')
    .where('reporter_id', '=', reporter.accountId)
    .select('file_key')
    .execute();
  return [...new Set(held.map(({ file_key }) => file_key))];
}
const fileOf = async (message: string) =>
  (
    await db
      .selectFrom('chat_photos')
      .select('file_key')
      .where('message_id', '=', message)
      .executeTakeFirstOrThrow()
  ).file_key;
const fileExists = async (key: string) => {
  const files = await readdir(path.join(app.config.varDir), { recursive: true });
  return files.some(file => file.includes(key));
};

test("messages read stay in the reader's report, in order, when their sender takes them back; unread ones do not", async () => {
  const { message: threat } = await send(anton, bram, 'I know where you live');
  await send(bram, anton, 'Who are you?');
  const { message: unread } = await send(anton, bram, 'Never seen');
  await read(bram, threat.conversation, threat.seq);
  await unsend(anton, threat.id);
  await unsend(anton, unread.id);
  expect(await reportEvidence(bram, anton)).toEqual([
    ['reported', 'I know where you live'],
    ['reporter', 'Who are you?'],
  ]);
  expect(await reportEvidence(anton, bram)).toEqual([['reported', 'Who are you?']]);
  clock.advance(14 * 86_400_000);
  expect(await reportEvidence(bram, anton)).toEqual([['reporter', 'Who are you?']]);
});

test('a sender who hides, writes, unsends and blocks can be reported by the reader', async () => {
  await db.updateTable('profiles').set({ invisible: true }).where('id', '=', anton.profileId).execute();
  const { message } = await send(anton, bram, 'Pay, or I tell your wife');
  await read(bram, message.conversation, message.seq);
  await unsend(anton, message.id);
  await block(anton, bram);
  expect(await reportEvidence(bram, anton)).toEqual([['reported', 'Pay, or I tell your wife']]);
});

test('a photo seen without opening it is stored although it was blurred again and unsent', async () => {
  const { message } = await sendPhoto(anton, bram);
  await showPhotos(bram, message.conversation, true);
  const [seen] = (await openWith(bram, anton)).messages;
  expect(await statusOf(bram, seen?.photo?.filename ?? '')).toBe(200);
  await showPhotos(bram, message.conversation, false);
  const key = await fileOf(message.id);
  await unsend(anton, message.id);
  expect(await filesReportedBy(bram, anton)).toEqual([key]);
});

test('an opened photo is stored although it was unsent, and a received one although its recipient was blocked; for 14 days', async () => {
  const { message: opened } = await sendPhoto(anton, bram);
  const { message: unopened } = await sendPhoto(anton, bram);
  const { message: remaining } = await sendPhoto(anton, bram);
  const keys = await Promise.all([opened, unopened, remaining].map(({ id }) => fileOf(id)));
  await openPhoto(bram, opened.id);
  await read(bram, opened.conversation, remaining.seq);
  await unsend(anton, opened.id);
  await unsend(anton, unopened.id);
  await block(anton, bram);
  await purgeUnreferencedFiles(app);
  expect(await Promise.all(keys.map(fileExists))).toEqual([true, false, true]);
  expect((await filesReportedBy(bram, anton)).sort()).toEqual([keys[0], keys[2]].sort());
  await db.deleteFrom('reports').execute();
  clock.advance(14 * 86_400_000);
  await purgeEvidence(app);
  await purgeUnreferencedFiles(app);
  expect(await Promise.all(keys.map(fileExists))).toEqual([false, false, false]);
});

test.each([['anton'], ['bram']] as const)(
  'evidence of unsent messages is deleted with the account of %s, with its file',
  async who => {
    const { message } = await sendPhoto(anton, bram);
    const key = await fileOf(message.id);
    await openPhoto(bram, message.id);
    await unsend(anton, message.id);
    await purgeUnreferencedFiles(app);
    expect(await fileExists(key)).toBe(true);
    const { accountId } = who === 'anton' ? anton : bram;
    await db.deleteFrom('accounts').where('id', '=', accountId).execute();
    await purgeUnreferencedFiles(app);
    expect(await fileExists(key)).toBe(false);
  },
);

test('is deleted with either account', async () => {
  await send(anton, bram, 'Threat');
  await block(anton, bram);
  const before = await evidenceCount();
  await db.deleteFrom('accounts').where('id', '=', anton.accountId).execute();
  expect(await evidenceCount()).toBe(before - 2);
});

test('unblocking lets the two meet again and restores nothing (spec 4.4)', async () => {
  await send(anton, bram, 'Before the block');
  await block(anton, bram);
  await as(anton).call(unblockMember, { body: { id: bram.profileId } });
  expect(await openWith(bram, anton)).toMatchObject({ chat: null, messages: [] });
  await send(bram, anton, 'Hello again');
  expect((await openWith(anton, bram)).messages.map(({ text }) => text)).toEqual(['Hello again']);
  expect(await reportEvidence(bram, anton)).toEqual([
    ['reported', 'Before the block'],
    ['reporter', 'Hello again'],
  ]);
});
