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

const likeMember = (from: TestMember, to: TestMember) => as(from).send(like, { body: { id: to.profileId } });
const writeTo = (from: TestMember, to: TestMember) =>
  as(from).send(sendMessage, { body: { to: to.profileId, client_id: randomUUID(), text: 'Hi' } });
const refused = { status: 403, error: { code: 'forbidden' } };

describe('a fictional profile never writes or likes first (spec D1.10, 1.4)', () => {
  test('no message, gift, GIF, photo, like or swipe; nothing is charged, created or published', async () => {
    const [gif] = (await as(anton).call(findGifs)).gifs;
    const to = { to: anton.profileId, client_id: randomUUID() };
    for (const answer of [
      await writeTo(nep, anton),
      await as(nep).send(sendGift, { body: { ...to, gift: 'rose' } }),
      await as(nep).send(sendGif, { body: { ...to, gif: gif?.id ?? '' } }),
      await as(nep).send(sendPhoto, { query: to, upload: jpeg }),
      await likeMember(nep, anton),
      await as(nep).send(swipe, { body: { id: anton.profileId, liked: true } }),
    ])
      expect(answer).toMatchObject(refused);
    expect([await chatsOf(anton), await chatsOf(nep)]).toEqual([[], []]);
    expect((await as(anton).send(autoLike)).status).toBe(204);
    const paid = db.selectFrom('ledger_entries').where('account_id', '=', nep.accountId).select('amount');
    expect((await paid.execute()).filter(({ amount }) => amount < 0)).toEqual([]);
  });

  test('it can like back and answer; the match overlay shows that it is fictional', async () => {
    expect((await likeMember(anton, nep)).status).toBe(200);
    expect(await likeMember(nep, anton)).toMatchObject({ status: 200 });
    expect(await as(anton).call(autoLike)).toMatchObject({
      id: nep.profileId,
      fictional: true,
      matched: true,
    });
    expect(await writeTo(nep, anton)).toMatchObject(refused);
    await send(anton, nep);
    expect([(await writeTo(nep, anton)).status, (await writeTo(nep, anton)).status]).toEqual([200, 200]);
    const carl = await signUpMember();
    await likeMember(anton, carl);
    expect(await as(carl).call(autoLike)).toMatchObject({ id: anton.profileId, fictional: false });
  });

  test('an undelivered message cannot be answered', async () => {
    const held = await signUpMember({ status: 'not_confirmed', credits: 5 });
    await send(held, nep);
    expect((await writeTo(nep, held)).status).toBe(404);
    await confirm(held);
    expect((await writeTo(nep, held)).status).toBe(200);
  });
});
