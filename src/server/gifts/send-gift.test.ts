import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { blockMember } from '#contract/blocks';
import { getChat, getChats } from '#contract/chats';
import { GIFT_PRICES, type Gift, giftIds, giftPrice } from '#contract/gift-catalogue';
import { sendGift } from '#contract/gifts';
import { chatActions } from '../chats/testing/chat-actions.ts';
import type { TestMember } from '../testing/members.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer();
const { db, as, signUpMember } = server;
const { send } = chatActions(server);

let anton: TestMember;
let bram: TestMember;
beforeEach(async () => {
  anton = await signUpMember({ name: 'Anton', credits: 10 });
  bram = await signUpMember({ name: 'Bram' });
});

const bodyFor = (to: TestMember, gift: Gift, clientId: string = randomUUID()) => ({
  body: { to: to.profileId, client_id: clientId, gift },
});
const give = (from: TestMember, to: TestMember, gift: Gift, clientId?: string) =>
  as(from).call(sendGift, bodyFor(to, gift, clientId));
const tryGive = (from: TestMember, to: TestMember, gift: Gift, clientId?: string) =>
  as(from).send(sendGift, bodyFor(to, gift, clientId));
const entriesOf = ({ accountId }: TestMember) =>
  db
    .selectFrom('ledger_entries')
    .select(['contra', 'amount', 'reference'])
    .where('account_id', '=', accountId)
    .where('contra', '=', 'gifts')
    .execute();

describe('the catalogue (spec D2.11)', () => {
  test('has twelve gifts, at 1, 3, 5 and 10 credits, and the site sets the price of the others', () => {
    expect(giftIds).toHaveLength(12);
    expect(new Set(Object.values(GIFT_PRICES))).toEqual(new Set([null, 1, 3, 5, 10]));
    expect(giftPrice('rose', { gift_credits: 2, gift_prices: {} })).toBe(2);
    expect(giftPrice('bear', { gift_credits: 2, gift_prices: {} })).toBe(5);
    expect(giftPrice('bear', { gift_credits: 2, gift_prices: { bear: 4 } })).toBe(4);
  });
});

describe('sending a gift (spec D2.11)', () => {
  test('starts a conversation, is booked as a gift at its price, and is unread for the recipient', async () => {
    const { message, credits } = await give(anton, bram, 'bear');
    expect([message, credits]).toMatchObject([{ gift: 'bear', text: '', mine: true, seq: 1 }, 5]);
    expect(await entriesOf(anton)).toEqual([{ contra: 'gifts', amount: -5, reference: message.id }]);
    const { chats } = await as(bram).call(getChats);
    expect(chats).toMatchObject([
      { num_unread_messages: 1, conversation: { last_message: { gift: 'bear', mine: false } } },
    ]);
  });

  test('is part of the messages, in order', async () => {
    await send(anton, bram, 'For you');
    await give(anton, bram, 'rose');
    const { messages } = await as(bram).call(getChat, { query: { profile: anton.profileId } });
    expect(messages.map(({ text, gift }) => [text, gift])).toEqual([
      ['For you', null],
      ['', 'rose'],
    ]);
  });

  test('20 concurrent requests with the same client id send one and cost once', async () => {
    const clientId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => give(anton, bram, 'chocolate', clientId)),
    );
    expect(new Set(answers.map(({ message }) => message.id)).size).toBe(1);
    expect(await entriesOf(anton)).toHaveLength(1);
  });

  test('20 at once with 10 credits: only as many as they pay for, and the balance stays positive', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => tryGive(anton, bram, 'wine')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.find(({ status }) => status !== 200)).toMatchObject({
      status: 402,
      error: { code: 'insufficient_credits' },
    });
  });

  test('counts as one of the two conversations of a free member; the third is refused and costs nothing', async () => {
    const others = [await signUpMember(), await signUpMember(), await signUpMember()];
    await give(anton, others[0] as TestMember, 'rose');
    await give(anton, others[1] as TestMember, 'rose');
    expect(await tryGive(anton, others[2] as TestMember, 'rose')).toMatchObject({
      error: { code: 'conversation_limit' },
    });
    expect(await entriesOf(anton)).toHaveLength(2);
  });

  test('to a member who may not be seen is not found, met before or not', async () => {
    expect(await tryGive(anton, anton, 'rose')).toMatchObject({ error: { code: 'not_found' } });
    await as(bram).call(blockMember, { body: { id: anton.profileId } });
    expect(await tryGive(anton, bram, 'rose')).toMatchObject({ error: { code: 'not_found' } });
    const carl = await signUpMember({ name: 'Carl' });
    await send(anton, carl);
    await as(carl).call(blockMember, { body: { id: anton.profileId } });
    expect(await tryGive(anton, carl, 'rose')).toMatchObject({ error: { code: 'not_found' } });
  });

  test('an unknown gift is refused at its field', async () => {
    const answer = await as(anton).send(sendGift, bodyFor(bram, 'yacht' as Gift));
    expect(answer).toMatchObject({ status: 422, error: { fields: { gift: {} } } });
  });

  test('of a member who has not confirmed their email address is held, like their messages', async () => {
    const fresh = await signUpMember({ status: 'not_confirmed', credits: 3 });
    expect(await give(fresh, bram, 'rose')).toMatchObject({ message: { held: true } });
    expect((await as(bram).call(getChats)).chats).toEqual([]);
  });
});
