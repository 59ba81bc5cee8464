import { beforeAll, beforeEach, expect, test } from 'vitest';
import { changeProfile } from '#contract/profiles';
import { tellTyping } from '#contract/typing';
import { listening } from '../../testing/listening.ts';
import type { TestMember } from '../../testing/members.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { conversing } from '../testing/conversing.ts';

const server = await startTestServer();
const { as, clock, signUpMember } = server;
const { send } = conversing(server);
const { listen, settled, signsOf } = listening(server);

const type = (from: TestMember, to: TestMember, typing = true) =>
  as(from).call(tellTyping, { body: { to: to.profileId, typing } });

let anton: TestMember;
let bram: TestMember;
let conversation: string;
beforeAll(async () => {
  anton = await signUpMember({ name: 'Anton', credits: 9 });
  bram = await signUpMember({ name: 'Bram', credits: 9 });
  ({
    message: { conversation },
  } = await send(anton, bram));
});
beforeEach(() => clock.advance(60_000));

test('that one writes, and that he stopped, is told to the other one of a conversation, with no word of what', async () => {
  const his = await listen(bram);
  await type(anton, bram);
  await type(anton, bram, false);
  await settled(bram, his);
  expect(signsOf(his, 'typing')).toEqual([
    { type: 'typing', conversation, typing: true },
    { type: 'typing', conversation, typing: false },
  ]);
});

test.each([
  ['the writer', () => anton],
  ['the other one', () => bram],
])('it is not told where %s does not let it be known (decisions 5.6)', async (_who, who) => {
  await as(who()).call(changeProfile, { body: { shares_typing: false } });
  const his = await listen(bram);
  await type(anton, bram);
  await settled(bram, his);
  expect(signsOf(his, 'typing')).toEqual([]);
  await as(who()).call(changeProfile, { body: { shares_typing: true } });
});

test('more than 120 signs a minute are refused, the next minute begins anew', async () => {
  for (let sign = 0; sign < 120; sign++) await type(anton, bram);
  const body = { to: bram.profileId, typing: true };
  expect(await as(anton).send(tellTyping, { body })).toMatchObject({
    status: 429,
    error: { code: 'too_many_requests' },
  });
  await type(bram, anton);
  clock.advance(60_000);
  await type(anton, bram);
});
