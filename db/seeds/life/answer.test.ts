import { expect, test } from 'vitest';
import { getChat, sendMessage } from '#contract/chats';
import { startTestServer } from '../../../src/server/testing/start-test-server.ts';
import { plantDemo } from '../demo.ts';
import { answerAll, findBasil } from './answer.ts';

const { app, clock, signUpMember, as } = await startTestServer();
await plantDemo(app.db, clock.now());
const basil = await findBasil(app);
if (!basil) throw new Error('Basil was not planted.');
const to = basil.member.profileId;
const answers = () => answerAll(app, basil, { reading: 0, typing: 0 });

test('Basil answers who writes to him, once, and at his own expense', async () => {
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

test('he writes to nobody who did not write first', async () => {
  const sent = () => app.db.selectFrom('messages').select('id').where('sender_id', '=', to).execute();
  const before = await sent();
  await answers();
  expect(await sent()).toEqual(before);
});
