import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { sendPhoto } from '#contract/chat-photos';
import { sendMessage } from '#contract/chats';
import { findGifs, sendGif } from '#contract/gifs';
import { sendGift } from '#contract/gifts';
import { autoLike, like } from '#contract/likes';
import { swipe } from '#contract/swipes';
import { jpeg } from '../chats/photos/testing/photo-actions.ts';
import { chatActions } from '../chats/testing/chat-actions.ts';
import type { TestMember } from '../testing/members.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer();
const { as, db, signUpMember } = server;
const { send, chatsOf, confirm } = chatActions(server);

let anton: TestMember;
let nep: TestMember;
beforeEach(async () => {
  anton = await signUpMember({ name: 'Anton', credits: 50 });
  nep = await signUpMember({ name: 'Nep', credits: 50, fictional: true, premium: true });
});

const give = (from: TestMember, to: TestMember) => as(from).send(like, { body: { id: to.profileId } });
const write = (from: TestMember, to: TestMember) =>
  as(from).send(sendMessage, { body: { to: to.profileId, client_id: randomUUID(), text: 'Hi' } });
const refused = { status: 403, error: { code: 'forbidden' } };

describe('a fictional profile never writes or likes first (decisions, section 1)', () => {
  test('no text, gift, GIF or photo, no like and no yes in the swipe game; nothing is paid, begun or told', async () => {
    const [gif] = (await as(anton).call(findGifs)).gifs;
    const to = { to: anton.profileId, client_id: randomUUID() };
    for (const answer of [
      await write(nep, anton),
      await as(nep).send(sendGift, { body: { ...to, gift: 'rose' } }),
      await as(nep).send(sendGif, { body: { ...to, gif: gif?.id ?? '' } }),
      await as(nep).send(sendPhoto, { query: to, upload: jpeg }),
      await give(nep, anton),
      await as(nep).send(swipe, { body: { id: anton.profileId, liked: true } }),
    ])
      expect(answer).toMatchObject(refused);
    expect([await chatsOf(anton), await chatsOf(nep)]).toEqual([[], []]);
    expect((await as(anton).send(autoLike)).status).toBe(204);
    const paid = db.selectFrom('ledger_entries').where('account_id', '=', nep.accountId).select('amount');
    expect((await paid.execute()).filter(({ amount }) => amount < 0)).toEqual([]);
  });

  test('whoever answers for it likes back and answers, and goes on writing; the overlay says that it is fictional', async () => {
    expect((await give(anton, nep)).status).toBe(200);
    expect(await give(nep, anton)).toMatchObject({ status: 200 });
    expect(await as(anton).call(autoLike)).toMatchObject({
      id: nep.profileId,
      fictional: true,
      matched: true,
    });
    expect(await write(nep, anton)).toMatchObject(refused);
    await send(anton, nep);
    expect([(await write(nep, anton)).status, (await write(nep, anton)).status]).toEqual([200, 200]);
    const carl = await signUpMember();
    await give(anton, carl);
    expect(await as(carl).call(autoLike)).toMatchObject({ id: anton.profileId, fictional: false });
  });

  test('a message that is not delivered yet is none to answer', async () => {
    const held = await signUpMember({ status: 'not_confirmed', credits: 5 });
    await send(held, nep);
    expect((await write(nep, held)).status).toBe(404);
    await confirm(held);
    expect((await write(nep, held)).status).toBe(200);
  });
});
