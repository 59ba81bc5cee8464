import { expect, test } from 'vitest';
import { getChat, sendMessage } from '#contract/chats';
import { startTestServer } from '../../../src/server/testing/start-test-server.ts';
import { insertDemoData } from '../demo.ts';
import { refreshDemoPresence } from '../demo-activity.ts';
import { answerMessages, findBasil } from './answer-messages.ts';

const { app, clock, signUpMember, as } = await startTestServer();
await insertDemoData(app.db, clock.now());
const basil = await findBasil(app);
if (!basil) throw new Error('Basil is missing.');
const to = basil.member.profileId;
const answers = () => answerMessages(app, basil, { reading: 0, typing: 0 });

test('Basil answers a message once and pays for the answer', async () => {
  const browser = as(await signUpMember({ credits: 3 }));
  const { credits } = await browser.call(sendMessage, {
    body: { to, client_id: crypto.randomUUID(), text: 'Hoi Basil, ben je echt?' },
  });
  await Promise.all([answers(), answers()]);
  await answers();
  const { messages, chat } = await browser.call(getChat, { query: { profile: to } });
  expect(messages.map(({ mine }) => mine)).toEqual([true, false]);
  expect(messages[1]?.text).toContain('verzonnen');
  expect(chat).toMatchObject({ num_unread_messages: 1, conversation: { read_by_other_seq: 1 } });
  expect(credits).toBe(2);
});

test('messages that arrive while Basil types are answered once each, and conversations do not wait for each other', async () => {
  const [firstBrowser, secondBrowser] = [
    as(await signUpMember({ credits: 5 })),
    as(await signUpMember({ credits: 5 })),
  ];
  const send = (browser: typeof firstBrowser, text: string) =>
    browser.call(sendMessage, { body: { to, client_id: crypto.randomUUID(), text } });
  const minesOf = async (browser: typeof firstBrowser) =>
    (await browser.call(getChat, { query: { profile: to } })).messages.map(({ mine }) => mine);
  await send(firstBrowser, 'Hoi');
  await send(secondBrowser, 'Dag');
  const answering = answerMessages(app, basil, { reading: 50, typing: 200 });
  await send(firstBrowser, 'Ben je er?');
  expect(await answering).toBe(true);
  await answers();
  expect((await minesOf(firstBrowser)).toSorted()).toEqual([false, false, true, true]);
  expect(await minesOf(secondBrowser)).toEqual([true, false]);
});

test('Basil is offline while unable to answer, and online again afterwards', async () => {
  const isOnline = async () => {
    const onlineRows = app.db
      .selectFrom('presence')
      .where('profile_id', '=', to)
      .where('online_until', '>', clock.now());
    return (await onlineRows.select('profile_id').execute()).length > 0;
  };
  await as(await signUpMember()).call(sendMessage, {
    body: { to, client_id: crypto.randomUUID(), text: 'Hoi' },
  });
  await app.db.updateTable('wallets').set({ free: 0 }).where('account_id', '=', basil.accountId).execute();
  expect(await answers()).toBe(false);
  clock.advance(10 * 60_000);
  await refreshDemoPresence(app, { answers: false });
  expect(await isOnline()).toBe(false);
  await app.db.updateTable('wallets').set({ free: 100 }).where('account_id', '=', basil.accountId).execute();
  expect(await answers()).toBe(true);
  await refreshDemoPresence(app, { answers: true });
  expect(await isOnline()).toBe(true);
});

test('Basil never writes first', async () => {
  const sent = () => app.db.selectFrom('messages').select('id').where('sender_id', '=', to).execute();
  const before = await sent();
  await answers();
  expect(await sent()).toEqual(before);
});
