import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { sendGift } from '#contract/gifts';
import { like, unlike } from '#contract/likes';
import { chatActions } from '../chats/testing/chat-actions.ts';
import { createMemberSockets } from '../testing/member-sockets.ts';
import type { TestMember } from '../testing/members.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { createProbe, hidingReasons } from './testing/hidden-member-probe.ts';
import { type MemberAction, memberActions } from './testing/member-actions.ts';

const server = await startTestServer();
const { as, db, signUpMember } = server;
const { hidden, compareAnswers, traces, visibleLists } = createProbe(server);
const { send, openWith, read, remove } = chatActions(server);
const { connect, events, awaitDelivery } = createMemberSockets(server);

const cases = hidingReasons.flatMap(state => memberActions.map(act => [state, act.name, act] as const));

test.each(cases)(
  'for a hidden member (%s) the call “%s” answers as for an unknown one, and stores nothing',
  async (state, _name, act) => {
    const viewer = await signUpMember({ credits: 9 });
    const answers = await compareAnswers(viewer, act, await hidden(state, viewer));
    expect(answers.named).toEqual(answers.unknown);
    expect(await traces(viewer)).toEqual({ messages: [], likes: [], spent: [] });
  },
);

describe.each(memberActions.map(act => [act.name, act] as const))('“%s”', (_name, act: MemberAction) => {
  const ofOthers = async () => {
    const [one, other] = [await signUpMember(), await signUpMember()];
    const { message } = await send(one, other, 'Between the two of us');
    return { profile: randomUUID(), conversation: message.conversation, message: message.id };
  };

  test('the conversation of two others gives the same answer as an unknown one', async () => {
    const answers = await compareAnswers(await signUpMember({ credits: 9 }), act, await ofOthers());
    expect(answers.named).toEqual(answers.unknown);
  });

  test.each(['deleting', 'banned', 'visitor'] as const)(
    'a caller who is %s is asked to log in, and nothing is stored',
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

  test('an unconfirmed member appears in no list, count or socket of others', async () => {
    const fresh = await signUpMember({ status: 'not_confirmed', credits: 9 });
    const receiver = await signUpMember();
    const before = await visibleLists(receiver);
    const socket = await connect(receiver);
    await as(fresh).send(act.call, act.input({ ...(await ofOthers()), profile: receiver.profileId }));
    await awaitDelivery(receiver, socket);
    expect(events(socket)).toEqual([]);
    expect(await visibleLists(receiver)).toEqual(before);
  });
});

test('socket events of two members reach neither outsiders nor members whom they block', async () => {
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
    await awaitDelivery(outsider, socket);
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
