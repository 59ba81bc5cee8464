import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { logout } from '#contract/accounts';
import { changeProfile } from '#contract/profiles';
import type { TestSocket } from '../../platform/live/testing/open-socket.ts';
import { listening } from '../../testing/listening.ts';
import type { TestMember } from '../../testing/members.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { chatActions } from '../testing/chat-actions.ts';

const server = await startTestServer();
const other = await startTestServer({ DATABASE_URL: server.app.config.databaseUrl ?? '' });
const { as, clock, db, signUpMember } = server;
const { send, remove, block, unsend } = chatActions(server);
const { listen, type, settled, signsOf } = listening(server);

let anton: TestMember;
let bram: TestMember;
let conversation: string;
/** Anton's line, and Bram's. */
let own: TestSocket;
let his: TestSocket;
beforeEach(async () => {
  anton = await signUpMember({ name: 'Anton', credits: 9 });
  bram = await signUpMember({ name: 'Bram', credits: 9 });
  ({
    message: { conversation },
  } = await send(bram, anton));
  [own, his] = [await listen(anton), await listen(bram)];
});

/** How often Bram heard by now that Anton writes. */
async function heard(): Promise<number> {
  await settled(bram, his);
  return signsOf(his, 'typing').length;
}

test('that one writes, and that he stopped, is told to the other one of a conversation, with no word of what', async () => {
  await type(own, anton, bram);
  await type(own, anton, bram, false);
  await settled(bram, his);
  expect(signsOf(his, 'typing')).toEqual([
    { type: 'typing', conversation, typing: true },
    { type: 'typing', conversation, typing: false },
  ]);
  expect(signsOf(own, 'typing')).toEqual([]);
});

const share = (who: TestMember, shares_typing: boolean) =>
  as(who).call(changeProfile, { body: { shares_typing } });

describe('from one moment to the next nobody learns of it any more, though he just did,', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['where the writer blocked him', () => block(anton, bram)],
    ['where he blocked the writer', () => block(bram, anton)],
    ['where he deleted the chat', () => remove(bram, conversation)],
    ['where the writer no longer lets it be known (decisions 5.6)', () => share(anton, false)],
    ['where he himself no longer does', () => share(bram, false)],
    ['where the writer became invisible', () => as(anton).call(changeProfile, { body: { invisible: true } })],
    ['where the writer logged out', () => as(anton).call(logout)],
  ])('%s', async (_why, end) => {
    await type(own, anton, bram);
    expect(await heard()).toBe(1);
    await end();
    // A socket that is being closed is not answered.
    await Promise.race([type(own, anton, bram), expect.poll(() => own.closedWith()).toBe(4403)]);
    expect(await heard()).toBe(1);
  });

  test('where the invisible writer took back what he had said', async () => {
    const { message } = await send(anton, bram);
    await as(anton).call(changeProfile, { body: { invisible: true } });
    await type(own, anton, bram);
    expect(await heard()).toBe(1);
    await unsend(anton, message.id);
    await type(own, anton, bram);
    expect(await heard()).toBe(1);
  });

  test('where another server was asked', async () => {
    await type(own, anton, bram);
    expect(await heard()).toBe(1);
    await other.as(bram).call(changeProfile, { body: { shares_typing: false } });
    // What it told before has been heard when this is.
    const seen = his.frames.length;
    other.app.bus.publish({ to: [bram.profileId], type: 'like_seen', ids: { liker: 'marker' } });
    await expect.poll(() => his.frames.slice(seen).some(({ type }) => type === 'like_seen')).toBe(true);
    await type(own, anton, bram);
    expect(await heard()).toBe(1);
  });

  test('within ten seconds where it ended without a notice', async () => {
    await type(own, anton, bram);
    expect(await heard()).toBe(1);
    await db.updateTable('profiles').set({ status: 'disabled' }).where('id', '=', anton.profileId).execute();
    clock.advance(10_000);
    await type(own, anton, bram);
    expect(await heard()).toBe(1);
  });
});

test('it is told again at once where it may be again', async () => {
  await share(bram, false);
  await type(own, anton, bram);
  await share(bram, true);
  await type(own, anton, bram);
  expect(await heard()).toBe(1);
});

test('who takes no part tells and hears nothing, whomever he names and whoever he says he is', async () => {
  const outsider = await signUpMember({ premium: true });
  const line = await listen(outsider);
  for (const by of [outsider, anton, bram])
    for (const to of [anton, bram, outsider]) await type(line, by, to);
  await type(line, { ...anton, profileId: randomUUID() }, bram);
  await type(own, anton, bram);
  await settled(outsider, line);
  await settled(anton, own);
  expect([await heard(), ...[own, line].map(socket => signsOf(socket, 'typing').length)]).toEqual([1, 0, 0]);
});

test('120 signs a minute are told, what is above is passed over, and ten times that ends the socket', async () => {
  const second = await listen(anton);
  for (let sign = 0; sign < 70; sign++) {
    void type(own, anton, bram);
    await type(second, anton, bram);
  }
  await expect.poll(heard).toBe(120);
  clock.advance(60_000);
  await type(own, anton, bram);
  expect(await heard()).toBe(121);
  for (let sign = 0; sign < 1_300; sign++)
    own.socket.send(
      JSON.stringify({ type: 'typing', by: anton.profileId, to: bram.profileId, typing: true }),
    );
  await expect.poll(() => own.closedWith()).toBe(4429);
  expect(await heard()).toBe(240);
});
