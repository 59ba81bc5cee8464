import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { findGifs, sendGif } from '#contract/gifs';
import { sendGift } from '#contract/gifts';
import { like } from '#contract/likes';
import { photoActions } from '../chats/photos/testing/photo-actions.ts';
import { chatActions } from '../chats/testing/chat-actions.ts';
import type { TestMember } from '../testing/members.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import type { Named } from './testing/acts-between-members.ts';
import { allTold, answersTo } from './testing/all-told.ts';

const server = await startTestServer();
const { as, signUpMember } = server;
const { send, read, remove, erase, block } = chatActions(server);
const { sendPhoto, openPhoto } = photoActions(server);

/** Every call is asked in every way, before and after. */
const MINUTES = 180_000;
const WORDS = 'Meet me behind the old harbour';
const cast = async (facts = {}) => ({
  sander: await signUpMember({ name: 'Sander Zwart', credits: 30, ...facts }),
  rein: await signUpMember({ name: 'Rein Wit', credits: 30 }),
});

/** One message of each kind; resolves what they can be named by. */
async function sayAll(from: TestMember, to: TestMember): Promise<{ named: Named; messages: string[] }> {
  const { message } = await send(from, to, WORDS);
  const given = { to: to.profileId, client_id: randomUUID() };
  const gift = await as(from).call(sendGift, { body: { ...given, gift: 'bear' } });
  const [gif] = (await as(from).call(findGifs, { query: {} })).gifs;
  const moving = await as(from).call(sendGif, {
    body: { ...given, client_id: randomUUID(), gif: gif?.id ?? '' },
  });
  const photo = await sendPhoto(from, to);
  const named = { profile: from.profileId, conversation: message.conversation, message: photo.message.id };
  return { named, messages: [message, gift.message, moving.message, photo.message].map(({ id }) => id) };
}

test(
  'what is held is told by no call, to whoever is meant: each answers as if nobody had written or liked (section 4)',
  async () => {
    const { sander, rein } = await cast({ status: 'not_confirmed' });
    const nobody = { profile: randomUUID(), conversation: randomUUID(), message: randomUUID() };
    const before = await answersTo(server, rein, nobody);
    const { named } = await sayAll(sander, rein);
    await as(sander).call(like, { body: { id: rein.profileId } });
    expect(await answersTo(server, rein, named)).toEqual(before);
  },
  MINUTES,
);

test(
  'what is held stands neither in the archive nor in the mail of whom it is meant for',
  async () => {
    const { sander, rein } = await cast({ status: 'not_confirmed' });
    const { named, messages } = await sayAll(sander, rein);
    const told = await allTold(server, rein, named);
    for (const secret of [WORDS, 'Sander Zwart', named.conversation, ...messages])
      expect(told).not.toContain(secret);
  },
  MINUTES,
);

test.each([
  ['with their chat', async (one: TestMember, { conversation }: Named) => remove(one, conversation)],
  [
    'one by one',
    async (one: TestMember, _named: Named, messages: string[]) => {
      for (const message of messages) await erase(one, message);
    },
  ],
])(
  'what both deleted %s is told to neither, by any call, archive or mail',
  async (_how, take) => {
    const { sander, rein } = await cast();
    const { named, messages } = await sayAll(sander, rein);
    await openPhoto(rein, named.message);
    for (const one of [sander, rein]) await take(one, named, messages);
    for (const one of [sander, rein]) {
      const told = await allTold(server, one, named);
      for (const secret of [WORDS, ...messages]) expect(told).not.toContain(secret);
    }
  },
  MINUTES,
);

test(
  'what a block took is told to neither, by any call, archive or mail',
  async () => {
    const { sander, rein } = await cast();
    const { named, messages } = await sayAll(sander, rein);
    await read(rein, named.conversation, 4);
    await block(rein, sander);
    for (const one of [sander, rein]) {
      const told = await allTold(server, one, named);
      for (const secret of [WORDS, named.conversation, ...messages]) expect(told).not.toContain(secret);
    }
  },
  MINUTES,
);

test(
  'the one who may know is told by these calls, so that silence says something',
  async () => {
    const { sander, rein } = await cast();
    const { named, messages } = await sayAll(sander, rein);
    for (const one of [sander, rein]) {
      const told = await allTold(server, one, named);
      for (const known of [WORDS, named.conversation, ...messages]) expect(told).toContain(known);
    }
  },
  MINUTES,
);
