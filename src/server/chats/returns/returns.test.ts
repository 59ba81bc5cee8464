import { beforeEach, describe, expect, test } from 'vitest';
import { blockMember, unblockMember } from '#contract/blocks';
import { getTransactions } from '#contract/credits';
import { DAY_MS } from '#contract/durations';
import { findGifs, sendGif } from '#contract/gifs';
import { sendGift } from '#contract/gifts';
import { changeProfile, getMember } from '#contract/profiles';
import { eraseAccount } from '../../accounts/deletion/erase-account.ts';
import { applyExternalRefund } from '../../credits/payments/apply-external-refund.ts';
import { RETURN_CREDITS } from '../../credits/returns/return-credits.ts';
import { grantCredits } from '../../credits/wallet.ts';
import { transact } from '../../platform/transact.ts';
import type { TestMember } from '../../testing/members.ts';
import { insertTestPurchase } from '../../testing/purchases.ts';
import { runJobs, waitingJobs } from '../../testing/run-jobs.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { photoActions } from '../photos/testing/photo-actions.ts';
import { chatActions } from '../testing/chat-actions.ts';
import { returnCreditsOfUnopened } from './return-credits-of-unopened.ts';

const server = await startTestServer();
const { app, as, clock, db, signUpMember } = server;
const { send, openWith, read, remove, block, confirm, erase, unsend } = chatActions(server);
const { sendPhoto, openPhoto, showPhotos, statusOf } = photoActions(server);

const later = (days: number) => clock.advance(days * DAY_MS);
const returnAll = async () => {
  await returnCreditsOfUnopened(app);
  await runJobs(app, RETURN_CREDITS);
};
const walletOf = ({ accountId }: TestMember) =>
  db
    .selectFrom('wallets')
    .select(['free', 'purchased'])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
const walletWithDebt = ({ accountId }: TestMember) =>
  db
    .selectFrom('wallets')
    .select(['free', 'purchased', 'debt'])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
const grant = { contra: 'corrections', reference: null } as const;
const chargeBack = ({ accountId }: TestMember) =>
  transact(app, async tx => {
    const [payment] = await db
      .selectFrom('payments')
      .selectAll()
      .where('account_id', '=', accountId)
      .execute();
    if (!payment) throw new Error('nothing was bought');
    await applyExternalRefund(app, tx, payment, { kind: 'chargeback' });
  });
const returnedOf = async (member: TestMember, other: TestMember) =>
  (await openWith(member, other)).messages.map(({ returned }) => returned);
const transactionsOf = async (member: TestMember) =>
  (await as(member).call(getTransactions)).transactions.map(
    ({ kind, lot, credits }) => `${kind} ${lot} ${credits}`,
  );
const leave = ({ accountId }: TestMember) =>
  db
    .updateTable('accounts')
    .set({ status: 'deleting', deleted_at: clock.now() })
    .where('id', '=', accountId)
    .execute();

let anton: TestMember;
let bram: TestMember;
beforeEach(async () => {
  later(8);
  await returnAll();
  anton = await signUpMember({ credits: 1, purchasedCredits: 9, premium: true });
  bram = await signUpMember({ credits: 5 });
});

describe('a paid message that is not opened within 7 days (spec D5.1)', () => {
  test('returns its credits after 7 days and not a moment before, each to the lot that paid', async () => {
    await send(anton, bram);
    await send(anton, bram);
    expect(await walletOf(anton)).toEqual({ free: 0, purchased: 8 });
    clock.advance(7 * DAY_MS - 1);
    await returnAll();
    expect(await walletOf(anton)).toEqual({ free: 0, purchased: 8 });
    clock.advance(1);
    await returnAll();
    expect(await walletOf(anton)).toEqual({ free: 1, purchased: 9 });
    expect(await transactionsOf(anton)).toEqual(
      expect.arrayContaining(['returns free 1', 'returns purchased 1']),
    );
  });

  test('shows on the message how many were returned, to its sender only', async () => {
    await send(anton, bram);
    await as(anton).call(sendGift, {
      body: { to: bram.profileId, client_id: crypto.randomUUID(), gift: 'bear' },
    });
    later(7);
    await returnAll();
    expect(await returnedOf(anton, bram)).toEqual([1, 5]);
    expect(await returnedOf(bram, anton)).toEqual([0, 0]);
    expect(await walletOf(anton)).toEqual({ free: 1, purchased: 9 });
  });

  test('keeps the credits of messages that were read, or answered from a browser that marks nothing as read', async () => {
    const carl = await signUpMember();
    const { message } = await send(anton, bram);
    await send(anton, bram, 'Later');
    await send(anton, carl);
    await read(bram, message.conversation, 1);
    await send(carl, anton, 'I saw it');
    later(7);
    await returnAll();
    expect(await returnedOf(anton, bram)).toEqual([0, 1]);
    expect(await returnedOf(anton, carl)).toEqual([0, 0]);
  });

  test('treats every kind of message alike, also for a reader who does not share read receipts', async () => {
    const [open, silent] = [await signUpMember(), await signUpMember()];
    await as(silent).call(changeProfile, { body: { shares_read: false } });
    const [gif] = (await as(anton).call(findGifs, { query: { words: '' } })).gifs;
    const client_id = () => crypto.randomUUID();
    for (const reader of [open, silent]) {
      const to = reader.profileId;
      const { message } = await send(anton, reader);
      await as(anton).call(sendGif, { body: { to, client_id: client_id(), gif: gif?.id ?? '' } });
      await as(anton).call(sendGift, { body: { to, client_id: client_id(), gift: 'rose' } });
      await read(reader, message.conversation, (await sendPhoto(anton, reader)).message.seq);
    }
    later(7);
    await returnAll();
    expect(await returnedOf(anton, open)).toEqual([0, 0, 0, 0]);
    expect(await returnedOf(anton, silent)).toEqual([0, 0, 0, 0]);
  });

  test('stays returned when opened later; a chat deleted unread counts as unopened', async () => {
    const { message } = await send(anton, bram);
    await remove(bram, message.conversation);
    later(7);
    await returnAll();
    expect(await walletOf(anton)).toEqual({ free: 1, purchased: 9 });
    await send(anton, bram, 'Again');
    await read(bram, message.conversation, 2);
    later(8);
    await returnAll();
    expect(await returnedOf(anton, bram)).toEqual([1, 0]);
    expect(await walletOf(anton)).toEqual({ free: 0, purchased: 9 });
  });

  test('returns the same for recipients who hide, left or do not share read receipts', async () => {
    const hides = await signUpMember();
    const left = await signUpMember();
    const silent = await signUpMember();
    for (const recipient of [hides, left, silent]) await send(anton, recipient);
    await db.updateTable('profiles').set({ invisible: true }).where('id', '=', hides.profileId).execute();
    await db.updateTable('profiles').set({ shares_read: false }).where('id', '=', silent.profileId).execute();
    await leave(left);
    later(7);
    await returnAll();
    expect(await walletOf(anton)).toEqual({ free: 1, purchased: 9 });
  });

  test('counts from the delivery: a held message is not processed before', async () => {
    const fresh = await signUpMember({ status: 'not_confirmed', credits: 3 });
    await send(fresh, bram);
    later(8);
    await returnAll();
    expect(await walletOf(fresh)).toEqual({ free: 2, purchased: 0 });
    await confirm(fresh);
    later(6);
    await returnAll();
    expect(await walletOf(fresh)).toEqual({ free: 2, purchased: 0 });
    later(1);
    await returnAll();
    expect(await walletOf(fresh)).toEqual({ free: 3, purchased: 0 });
  });

  test('returns once, however many workers run and however often one is interrupted', async () => {
    for (let n = 0; n < 5; n++) await send(anton, bram, `No. ${n}`);
    later(7);
    await Promise.all(Array.from({ length: 6 }, () => returnCreditsOfUnopened(app)));
    await Promise.all(Array.from({ length: 6 }, () => runJobs(app, RETURN_CREDITS)));
    await db
      .updateTable('returns_progress')
      .set({ processed_until: new Date(0) })
      .execute();
    await returnAll();
    expect(await walletOf(anton)).toEqual({ free: 1, purchased: 9 });
    expect((await transactionsOf(anton)).filter(line => line.startsWith('returns'))).toHaveLength(5);
  });

  test('returned purchased credits first pay what the sender owes after a chargeback, free credits do not', async () => {
    for (let n = 0; n < 5; n++) await send(anton, bram, `No. ${n}`);
    await chargeBack(anton);
    expect(await walletWithDebt(anton)).toEqual({ free: 0, purchased: 0, debt: 4 });
    await transact(app, tx => insertTestPurchase(tx, { accountId: anton.accountId, credits: 6 }));
    later(7);
    await returnAll();
    expect(await walletWithDebt(anton)).toEqual({ free: 1, purchased: 6, debt: 0 });
    expect((await transactionsOf(anton)).filter(line => line.startsWith('debts'))).toEqual(
      Array.from({ length: 4 }, () => ['debts debt 1', 'debts purchased -1']).flat(),
    );
  });

  test('only the owed part is deducted', async () => {
    await send(anton, bram, 'free');
    await send(anton, bram);
    await chargeBack(anton);
    await transact(app, tx =>
      grantCredits(tx, { ...grant, accountId: anton.accountId, lot: 'purchased', amount: 5 }),
    );
    await send(anton, bram);
    await send(anton, bram);
    later(7);
    await returnAll();
    expect(await walletWithDebt(anton)).toEqual({ free: 1, purchased: 5, debt: 0 });
  });

  test('a message that cost nothing returns nothing', async () => {
    const site = app.sites.byId(1);
    if (!site) throw new Error('no site');
    const before = site.settings.message_credits;
    site.settings.message_credits = 0;
    await send(anton, bram);
    site.settings.message_credits = before;
    later(7);
    await returnAll();
    expect(await returnedOf(anton, bram)).toEqual([0]);
    expect(await walletOf(anton)).toEqual({ free: 1, purchased: 9 });
  });
});

describe('a photo that its recipient opened (spec D5.1, D5.3)', () => {
  test('counts as opened although nothing was marked as read, with earlier messages but not later ones', async () => {
    await send(anton, bram, 'Before');
    const { message } = await sendPhoto(anton, bram);
    await send(anton, bram, 'After');
    await openPhoto(bram, message.id);
    const { free, purchased } = await walletOf(anton);
    later(7);
    await returnAll();
    expect((await returnedOf(anton, bram)).map(credits => credits > 0)).toEqual([false, false, true]);
    expect(await walletOf(anton)).toEqual({ free, purchased: purchased + 1 });
  });

  test('counts as opened when the recipient always shows photos and saw it, with earlier messages', async () => {
    const { message } = await sendPhoto(anton, bram);
    await showPhotos(bram, message.conversation, true);
    await send(anton, bram, 'Before');
    await sendPhoto(anton, bram);
    await send(anton, bram, 'After');
    const seen = (await openWith(bram, anton)).messages[2];
    expect(await statusOf(bram, seen?.photo?.filename ?? '')).toBe(200);
    later(7);
    await returnAll();
    expect(await returnedOf(anton, bram)).toEqual([0, 0, 0, 1]);
  });

  test('is unopened if the recipient always shows photos but never loaded it, or saw it blurred', async () => {
    const { message } = await sendPhoto(anton, bram);
    const [blurred] = (await openWith(bram, anton)).messages;
    expect(await statusOf(bram, blurred?.photo?.filename ?? '')).toBe(200);
    await showPhotos(bram, message.conversation, true);
    await openWith(bram, anton);
    expect(await statusOf(anton, (await openWith(anton, bram)).messages[0]?.photo?.filename ?? '')).toBe(200);
    later(7);
    await returnAll();
    expect(await returnedOf(anton, bram)).toEqual([2]);
  });

  test('stays opened when its sender takes it back, with earlier messages', async () => {
    await send(anton, bram, 'Before');
    const { message } = await sendPhoto(anton, bram);
    await openPhoto(bram, message.id);
    await unsend(anton, message.id);
    later(7);
    await returnAll();
    expect(await returnedOf(anton, bram)).toEqual([0, 0]);
  });

  test('repeated reading, blocking, unblocking and writing gains nothing', async () => {
    for (let round = 0; round < 2; round++) {
      await send(anton, bram);
      await openPhoto(bram, (await sendPhoto(anton, bram)).message.id);
      await block(bram, anton);
      await as(bram).call(unblockMember, { body: { id: anton.profileId } });
    }
    const spent = await walletOf(anton);
    later(8);
    await returnAll();
    expect(await walletOf(anton)).toEqual(spent);
  });

  test('blocks and unblocks are limited to 60 an hour each', async () => {
    const times = Array.from({ length: 61 }, () =>
      as(bram).send(unblockMember, { body: { id: anton.profileId } }),
    );
    const refused = (await Promise.all(times)).filter(({ status }) => status === 429);
    expect(refused.map(({ error }) => error?.code)).toEqual(['too_many_requests']);
    const blocks = Array.from({ length: 61 }, () =>
      as(anton).send(blockMember, { body: { id: bram.profileId } }),
    );
    expect((await Promise.all(blocks)).filter(({ status }) => status === 429)).toHaveLength(1);
  });
});

describe('a paid message that both deleted and that was never opened (spec D5.1)', () => {
  test.each([
    [
      'with their chat',
      (conversation: string) => Promise.all([remove(bram, conversation), remove(anton, conversation)]),
    ],
    [
      'one by one',
      (_conversation: string, message: string) => Promise.all([erase(bram, message), erase(anton, message)]),
    ],
  ])('%s returns once, and no earlier than otherwise', async (_how, deleteByBoth) => {
    const { message } = await send(anton, bram, 'Never read');
    const before = await walletOf(anton);
    await deleteByBoth(message.conversation, message.id);
    later(6);
    await returnAll();
    expect(await walletOf(anton)).toEqual(before);
    later(1);
    await returnAll();
    await returnAll();
    expect((await walletOf(anton)).free + (await walletOf(anton)).purchased).toBe(
      before.free + before.purchased + 1,
    );
  });

  test('an opened one stays paid', async () => {
    const { message } = await send(anton, bram, 'Read');
    const before = await walletOf(anton);
    await read(bram, message.conversation, message.seq);
    await remove(bram, message.conversation);
    await remove(anton, message.conversation);
    later(8);
    await returnAll();
    expect(await walletOf(anton)).toEqual(before);
  });
});

describe('a paid message whose recipient left (spec D5.1)', () => {
  test('returns when the recipient is erased without opening it; opened ones do not', async () => {
    const gone = await signUpMember({ credits: 5 });
    const { message } = await send(anton, gone, 'Read');
    await read(gone, message.conversation, 1);
    await send(anton, gone, 'Not read');
    await send(gone, anton, 'Own message');
    await send(anton, gone, 'Not read either');
    await leave(gone);
    await db
      .updateTable('accounts')
      .set({ deleted_at: new Date(clock.now().getTime() - 14 * DAY_MS) })
      .where('id', '=', gone.accountId)
      .execute();
    expect(await eraseAccount(app, gone.accountId, 'deleting')).toBe(true);
    await runJobs(app, RETURN_CREDITS);
    expect(await walletOf(anton)).toEqual({ free: 0, purchased: 8 });
  });

  test('returns 7 days after delivery when the recipient blocks its sender before opening it, but not when the sender blocks', async () => {
    const carl = await signUpMember();
    await send(anton, bram);
    await send(anton, carl);
    later(1);
    await block(bram, anton);
    await block(anton, carl);
    clock.advance(6 * DAY_MS - 1);
    await returnAll();
    expect(await walletOf(anton)).toEqual({ free: 0, purchased: 8 });
    clock.advance(1);
    await returnAll();
    expect(await walletOf(anton)).toEqual({ free: 1, purchased: 8 });
    expect((await as(anton).send(getMember, { query: { id: bram.profileId } })).error?.code).toBe(
      'blocked_by_member',
    );
  });

  test('never delivered: a block returns it only when leaving would have, so that it reveals nothing', async () => {
    const fresh = await signUpMember({ status: 'not_confirmed', credits: 3 });
    await send(fresh, bram);
    const blocking = { blockerId: bram.profileId, blockedId: fresh.profileId, hadContact: false };
    await transact(app, tx => app.hooks.onBlocked.run(tx, blocking));
    later(13);
    await runJobs(app, RETURN_CREDITS);
    expect(await walletOf(fresh)).toEqual({ free: 2, purchased: 0 });
    later(1);
    await runJobs(app, RETURN_CREDITS);
    expect(await walletOf(fresh)).toEqual({ free: 3, purchased: 0 });
  });

  test('nobody gets the credits of a sender who was erased before', async () => {
    const sender = await signUpMember({ credits: 3 });
    await send(sender, bram);
    await block(bram, sender);
    await db.deleteFrom('accounts').where('id', '=', sender.accountId).execute();
    later(7);
    await runJobs(app, RETURN_CREDITS);
    expect(await waitingJobs(db, RETURN_CREDITS)).toEqual([]);
  });
});
