import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { getChat, getChats } from '#contract/chats';
import { findGifs, sendGif } from '#contract/gifs';
import { languageCodes } from '#contract/languages';
import { createBuiltInGifs } from '../../providers/gifs/built-in-gifs.ts';
import type { TestMember } from '../../testing/members.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const { db, as, signUpMember } = server;

let anton: TestMember;
let bram: TestMember;
beforeEach(async () => {
  anton = await signUpMember({ name: 'Anton', credits: 10 });
  bram = await signUpMember({ name: 'Bram' });
});

const bodyFor = (to: TestMember, gif: string, clientId: string = randomUUID()) => ({
  body: { to: to.profileId, client_id: clientId, gif },
});
const sendGifAs = (from: TestMember, to: TestMember, gif: string, clientId?: string) =>
  as(from).call(sendGif, bodyFor(to, gif, clientId));
const trySendGif = (from: TestMember, to: TestMember, gif: string) =>
  as(from).send(sendGif, bodyFor(to, gif));
const costsOf = ({ accountId }: TestMember) =>
  db
    .selectFrom('ledger_entries')
    .select(['contra', 'amount', 'reference'])
    .where('account_id', '=', accountId)
    .where('contra', '=', 'messages')
    .execute();

describe('finding built-in GIFs (spec 1.2)', () => {
  test('returns all without words, and matching ones in every language of the interface', async () => {
    const all = await as(anton).call(findGifs);
    expect(all).toMatchObject({ by: 'own', next: null });
    expect(all.gifs.length).toBeGreaterThanOrEqual(16);
    const coffee = {
      nl: 'koff',
      en: 'coffee',
      de: 'KAFFEE',
      es: 'cafe',
      fr: 'café',
      it: 'caffè',
      pl: 'kawa',
    };
    for (const language of languageCodes) {
      const { gifs } = await createBuiltInGifs().find({ words: coffee[language], language, after: null });
      expect(gifs.map(({ id }) => id)).toEqual(['own-coffee']);
    }
  });

  test('returns nothing for words that match nothing', async () => {
    expect((await as(anton).call(findGifs, { query: { words: 'zzzz' } })).gifs).toEqual([]);
  });
});

describe('sending a GIF (spec 1.2, 5.9)', () => {
  test('costs as much as a message, starts a conversation, and is unread for the recipient', async () => {
    const { message, credits } = await sendGifAs(anton, bram, 'own-coffee');
    const gif = { id: 'own-coffee', width: 240, height: 240, words: 'Koffie' };
    expect([message, credits]).toMatchObject([{ gif, text: '', gift: null, mine: true, seq: 1 }, 9]);
    expect(await costsOf(anton)).toEqual([{ contra: 'messages', amount: -1, reference: message.id }]);
    const { chats } = await as(bram).call(getChats);
    expect(chats).toMatchObject([{ num_unread_messages: 1, conversation: { last_message: { gif } } }]);
    const { messages } = await as(bram).call(getChat, { query: { profile: anton.profileId } });
    expect(messages).toMatchObject([{ gif, mine: false }]);
  });

  test('20 concurrent requests with the same client id send one and cost once', async () => {
    const clientId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => sendGifAs(anton, bram, 'own-wink', clientId)),
    );
    expect(new Set(answers.map(({ message }) => message.id)).size).toBe(1);
    expect(await costsOf(anton)).toHaveLength(1);
  });

  test('without credits it is refused, and nothing is stored', async () => {
    const poor = await signUpMember({ credits: 0 });
    expect(await trySendGif(poor, bram, 'own-wink')).toMatchObject({
      status: 402,
      error: { code: 'insufficient_credits' },
    });
    expect((await as(bram).call(getChats)).chats).toEqual([]);
  });

  test('counts as one of the two conversations of a free member; the third is refused and costs nothing', async () => {
    const others = [await signUpMember(), await signUpMember(), await signUpMember()];
    for (const other of others.slice(0, 2)) await sendGifAs(anton, other, 'own-wave');
    expect(await trySendGif(anton, others[2] as TestMember, 'own-wave')).toMatchObject({
      error: { code: 'conversation_limit' },
    });
    expect(await costsOf(anton)).toHaveLength(2);
  });

  test.each(['own-yacht', 'klipy-never-listed', 'own-../../etc'])(
    '%s, which no provider listed, is refused at its field',
    async id => {
      expect(await trySendGif(anton, bram, id)).toMatchObject({
        status: 422,
        error: { fields: { gif: {} } },
      });
      expect(await costsOf(anton)).toEqual([]);
    },
  );

  test('to a member who may not be seen is not found', async () => {
    expect(await trySendGif(anton, anton, 'own-wink')).toMatchObject({ error: { code: 'not_found' } });
  });

  test('of a member who has not confirmed their email address is held, like their messages', async () => {
    const fresh = await signUpMember({ status: 'not_confirmed', credits: 3 });
    expect(await sendGifAs(fresh, bram, 'own-wave')).toMatchObject({ message: { held: true } });
    expect((await as(bram).call(getChats)).chats).toEqual([]);
  });
});
