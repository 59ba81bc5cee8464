import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { findGifs, sendGif } from '#contract/gifs';
import { sendGift } from '#contract/gifts';
import { like } from '#contract/likes';
import { photoActions } from '../chats/photos/testing/photo-actions.ts';
import { chatActions } from '../chats/testing/chat-actions.ts';
import type { TestMember } from '../testing/members.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import type { NamedIds } from './testing/member-actions.ts';
import { readAllAnswers, readAllVisibleData } from './testing/visible-data.ts';

const server = await startTestServer();
const { as, signUpMember } = server;
const { send, read, remove, erase, block } = chatActions(server);
const { sendPhoto, openPhoto } = photoActions(server);

const MINUTES = 180_000;
const WORDS = 'Meet me behind the old harbour';
const createPair = async (options = {}) => ({
  sander: await signUpMember({ name: 'Sander Zwart', credits: 30, ...options }),
  rein: await signUpMember({ name: 'Rein Wit', credits: 30 }),
});

async function sendEveryKind(
  from: TestMember,
  to: TestMember,
): Promise<{ named: NamedIds; messages: string[] }> {
  const { message } = await send(from, to, WORDS);
  const target = { to: to.profileId, client_id: randomUUID() };
  const gift = await as(from).call(sendGift, { body: { ...target, gift: 'bear' } });
  const [gif] = (await as(from).call(findGifs, { query: {} })).gifs;
  const moving = await as(from).call(sendGif, {
    body: { ...target, client_id: randomUUID(), gif: gif?.id ?? '' },
  });
  const photo = await sendPhoto(from, to);
  const named = { profile: from.profileId, conversation: message.conversation, message: photo.message.id };
  return { named, messages: [message, gift.message, moving.message, photo.message].map(({ id }) => id) };
}

test(
  'held messages and likes appear in no answer to their recipient (spec 4.2)',
  async () => {
    const { sander, rein } = await createPair({ status: 'not_confirmed' });
    const nobody = { profile: randomUUID(), conversation: randomUUID(), message: randomUUID() };
    const before = await readAllAnswers(server, rein, nobody);
    const { named } = await sendEveryKind(sander, rein);
    await as(sander).call(like, { body: { id: rein.profileId } });
    expect(await readAllAnswers(server, rein, named)).toEqual(before);
  },
  MINUTES,
);

test(
  'held messages appear neither in the export nor in emails of their recipient',
  async () => {
    const { sander, rein } = await createPair({ status: 'not_confirmed' });
    const { named, messages } = await sendEveryKind(sander, rein);
    const visibleData = await readAllVisibleData(server, rein, named);
    for (const secret of [WORDS, 'Sander Zwart', named.conversation, ...messages])
      expect(visibleData).not.toContain(secret);
  },
  MINUTES,
);

test.each([
  ['with their chat', async (one: TestMember, { conversation }: NamedIds) => remove(one, conversation)],
  [
    'one by one',
    async (one: TestMember, _named: NamedIds, messages: string[]) => {
      for (const message of messages) await erase(one, message);
    },
  ],
])(
  'what both members deleted %s appears in no call, export or email',
  async (_how, take) => {
    const { sander, rein } = await createPair();
    const { named, messages } = await sendEveryKind(sander, rein);
    await openPhoto(rein, named.message);
    for (const one of [sander, rein]) await take(one, named, messages);
    for (const one of [sander, rein]) {
      const visibleData = await readAllVisibleData(server, one, named);
      for (const secret of [WORDS, ...messages]) expect(visibleData).not.toContain(secret);
    }
  },
  MINUTES,
);

test(
  'what a block removed appears in no call, export or email',
  async () => {
    const { sander, rein } = await createPair();
    const { named, messages } = await sendEveryKind(sander, rein);
    await read(rein, named.conversation, 4);
    await block(rein, sander);
    for (const one of [sander, rein]) {
      const visibleData = await readAllVisibleData(server, one, named);
      for (const secret of [WORDS, named.conversation, ...messages])
        expect(visibleData).not.toContain(secret);
    }
  },
  MINUTES,
);

test(
  'these calls do return the messages to a member who may see them',
  async () => {
    const { sander, rein } = await createPair();
    const { named, messages } = await sendEveryKind(sander, rein);
    for (const one of [sander, rein]) {
      const visibleData = await readAllVisibleData(server, one, named);
      for (const value of [WORDS, named.conversation, ...messages]) expect(visibleData).toContain(value);
    }
  },
  MINUTES,
);
