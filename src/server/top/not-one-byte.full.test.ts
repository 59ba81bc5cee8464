import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { sendGift } from '#contract/gifts';
import { like, unlike } from '#contract/likes';
import { chatActions } from '../chats/testing/chat-actions.ts';
import { createMemberSockets } from '../testing/member-sockets.ts';
import type { TestMember } from '../testing/members.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { type Act, acts } from './testing/acts-between-members.ts';
import { hiddenBy, prying } from './testing/not-one-byte.ts';

const server = await startTestServer();
const { as, db, signUpMember } = server;
const { hidden, compared, traces, toldTo } = prying(server);
const { send, openWith, read, remove } = chatActions(server);
const { connect, events, settled } = createMemberSockets(server);

const cells = hiddenBy.flatMap(state => acts.map(act => [state, act.name, act] as const));

test.each(cells)(
  'one who is hidden (%s), by “%s”: the answer is that for nobody, and nothing is stored',
  async (state, _name, act) => {
    const viewer = await signUpMember({ credits: 9 });
    const answers = await compared(viewer, act, await hidden(state, viewer));
    expect(answers.named).toEqual(answers.unknown);
    expect(await traces(viewer)).toEqual({ messages: [], likes: [], spent: [] });
  },
);

describe.each(acts.map(act => [act.name, act] as const))('“%s”', (_name, act: Act) => {
  const ofOthers = async () => {
    const [one, other] = [await signUpMember(), await signUpMember()];
    const { message } = await send(one, other, 'Between the two of us');
    return { profile: randomUUID(), conversation: message.conversation, message: message.id };
  };

  test('an outsider gets of a conversation of two others what he gets of none', async () => {
    const answers = await compared(await signUpMember({ credits: 9 }), act, await ofOthers());
    expect(answers.named).toEqual(answers.unknown);
  });

  test.each(['deleting', 'banned', 'visitor'] as const)(
    'who is %s is told to log in, and nothing is stored',
    async who => {
      const receiver = await signUpMember();
      const status = who === 'visitor' ? 'active' : who;
      const caller = await signUpMember({ status, credits: 9 });
      const browser = who === 'visitor' ? server.visitor() : as(caller);
      const answer = await browser.send(
        act.call,
        act.input({ ...(await ofOthers()), profile: receiver.profileId }),
      );
      expect(answer).toMatchObject({ status: 403, body: { authentication_required: true } });
      expect(await traces(caller)).toEqual({ messages: [], likes: [], spent: [] });
    },
  );

  test('of who has not confirmed his address nobody hears, by list, count or socket', async () => {
    const fresh = await signUpMember({ status: 'not_confirmed', credits: 9 });
    const receiver = await signUpMember();
    const before = await toldTo(receiver);
    const socket = await connect(receiver);
    await as(fresh).send(act.call, act.input({ ...(await ofOthers()), profile: receiver.profileId }));
    await settled(receiver, socket);
    expect(events(socket)).toEqual([]);
    expect(await toldTo(receiver)).toEqual(before);
  });
});

test('whatever two do, by socket neither an outsider hears it, nor one whom either of them blocks', async () => {
  const [one, other] = [await signUpMember({ credits: 20 }), await signUpMember({ credits: 20 })];
  const outsiders: TestMember[] = [
    await signUpMember(),
    await signUpMember(),
    await signUpMember({ invisible: true }),
  ];
  await chatActions(server).block(one, outsiders[1] as TestMember);
  const sockets = await Promise.all(outsiders.map(connect));
  const { message } = await send(one, other, 'Hello');
  await as(other).call(sendGift, { body: { to: one.profileId, client_id: randomUUID(), gift: 'rose' } });
  await as(one).call(like, { body: { id: other.profileId } });
  await as(other).call(like, { body: { id: one.profileId } });
  await as(one).call(unlike, { body: { id: other.profileId } });
  await openWith(other, one);
  await read(other, message.conversation, 1);
  await remove(one, message.conversation);
  for (const [index, outsider] of outsiders.entries()) {
    const socket = sockets[index];
    if (!socket) throw new Error('no socket');
    await settled(outsider, socket);
    expect(events(socket)).toEqual([]);
  }
  expect(
    await db
      .selectFrom('messages')
      .select('id')
      .where('conversation_id', '=', message.conversation)
      .execute(),
  ).toHaveLength(2);
});
