import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { Gift } from '#contract/gift-catalogue';
import { sendGift } from '#contract/gifts';
import { changeProfile, getMember } from '#contract/profiles';
import { eraseAccount } from '../accounts/deletion/erase-account.ts';
import { returnCreditsOfUnopened } from '../chats/returns/return-credits-of-unopened.ts';
import { chatActions } from '../chats/testing/chat-actions.ts';
import { RETURN_CREDITS } from '../credits/returns/return-credits.ts';
import type { TestMember } from '../testing/members.ts';
import { runJobs } from '../testing/run-jobs.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer();
const { app, db, as, clock, signUpMember, visitor } = server;
const { block, confirm, erase, read, remove, unsend } = chatActions(server);

let anton: TestMember;
let bram: TestMember;
let carl: TestMember;
beforeEach(async () => {
  anton = await signUpMember({ credits: 50 });
  bram = await signUpMember({ visibleToVisitors: true });
  carl = await signUpMember({ credits: 50 });
});

const give = (from: TestMember, gift: Gift) =>
  as(from).call(sendGift, { body: { to: bram.profileId, client_id: randomUUID(), gift } });
async function eraseSender() {
  const deleted_at = new Date(clock.now().getTime() - 15 * 86_400_000);
  await db
    .updateTable('accounts')
    .set({ status: 'deleting', deleted_at })
    .where('id', '=', anton.accountId)
    .execute();
  await eraseAccount(app, anton.accountId, 'deleting');
}
const giftsSeenBy = async (viewer: TestMember) =>
  (await as(viewer).call(getMember, { query: { id: bram.profileId } })).member.gifts;

test('a profile counts received gifts by kind, in the order of the catalogue, without senders (spec D2.11)', async () => {
  await give(anton, 'beer');
  await give(carl, 'beer');
  await give(anton, 'rose');
  const answer = await as(carl).call(getMember, { query: { id: bram.profileId } });
  expect(answer.member.gifts).toEqual([
    { gift: 'rose', count: 1 },
    { gift: 'beer', count: 2 },
  ]);
  expect(JSON.stringify(answer)).not.toContain(anton.profileId);
});

test('visitors see none, and nobody does if the member hides them', async () => {
  await give(anton, 'beer');
  expect((await visitor().call(getMember, { query: { id: bram.profileId } })).member.gifts).toEqual([]);
  await as(bram).call(changeProfile, { body: { shows_gifts: false } });
  expect([await giftsSeenBy(anton), await giftsSeenBy(bram)]).toEqual([[], []]);
  await as(bram).call(changeProfile, { body: { shows_gifts: true } });
  expect(await giftsSeenBy(bram)).toEqual([{ gift: 'beer', count: 1 }]);
});

test('a held gift does not count before its delivery', async () => {
  const fresh = await signUpMember({ status: 'not_confirmed', credits: 10 });
  await give(fresh, 'coffee');
  expect(await giftsSeenBy(anton)).toEqual([]);
  await confirm(fresh);
  expect(await giftsSeenBy(anton)).toEqual([{ gift: 'coffee', count: 1 }]);
});

const BEAR = [{ gift: 'bear', count: 1 }];
const giftsAfterReturns = async () => {
  clock.advance(7 * 86_400_000);
  await returnCreditsOfUnopened(app);
  await runJobs(app, RETURN_CREDITS);
  return giftsSeenBy(await signUpMember());
};
type Change = (conversation: string, message: string) => Promise<unknown>;
const changes: [string, Change][] = [
  ['its recipient deletes it', (_conversation, message) => erase(bram, message)],
  ['its recipient deletes the chat', conversation => remove(bram, conversation)],
  ['its sender deletes the chat', conversation => remove(anton, conversation)],
  [
    'both delete the chat',
    async conversation => [await remove(anton, conversation), await remove(bram, conversation)],
  ],
  ['its recipient blocks its sender', () => block(bram, anton)],
  ['its sender blocks its recipient', () => block(anton, bram)],
  ['its sender is erased', () => eraseSender()],
  ['nobody does anything', async () => undefined],
];

test.each(changes)(
  'an opened gift stays on the profile because it stays paid: %s (spec D5.1)',
  async (_how, change) => {
    const { message } = await give(anton, 'bear');
    await read(bram, message.conversation, message.seq);
    await change(message.conversation, message.id);
    expect(await giftsSeenBy(carl)).toEqual(BEAR);
    expect(await giftsAfterReturns()).toEqual(BEAR);
  },
);

test.each(changes.filter(([how]) => !/^its sender (blocks|is erased)/.test(how)))(
  'an unopened gift counts until its credits are returned and does not reveal before that it was deleted: %s (spec D5.1)',
  async (_how, change) => {
    const { message } = await give(anton, 'bear');
    await change(message.conversation, message.id);
    expect(await giftsSeenBy(carl)).toEqual(BEAR);
    expect(await giftsAfterReturns()).toEqual([]);
  },
);

test.each(changes.filter(([how]) => /^its sender (blocks|is erased)/.test(how)))(
  'an unopened gift whose credits are not returned stays: %s',
  async (_how, change) => {
    const { message } = await give(anton, 'bear');
    await change(message.conversation, message.id);
    expect(await giftsAfterReturns()).toEqual(BEAR);
  },
);

test('a gift that its sender takes back does not count, opened or not', async () => {
  const { message } = await give(anton, 'bear');
  await read(bram, message.conversation, message.seq);
  await unsend(anton, message.id);
  expect(await giftsSeenBy(carl)).toEqual([]);
});

test('gifts given to others do not count', async () => {
  await give(anton, 'beer');
  await as(bram).call(sendGift, { body: { to: anton.profileId, client_id: randomUUID(), gift: 'coffee' } });
  expect(await giftsSeenBy(bram)).toEqual([{ gift: 'beer', count: 1 }]);
});
