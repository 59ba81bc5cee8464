import { expect, test } from 'vitest';
import type { LiveFrame } from '#contract/events';
import { startTestServer } from '../testing/start-test-server.ts';
import { burstWithDisconnects } from './testing/burst-with-disconnects.ts';
import { chatActions } from './testing/chat-actions.ts';
import { openDisconnectingTab } from './testing/disconnecting-tab.ts';

const server = await startTestServer();

test('a connection cut five times during a burst loses nothing and shows nothing twice (spec D5.6)', async () => {
  await burstWithDisconnects(server, 60, 5);
});

test('if every event is lost, the refetch every minute repairs the list and the conversation', async () => {
  const { signUpMember, http } = server;
  const { send, read } = chatActions(server);
  const [anton, bram] = [await signUpMember({ credits: 9 }), await signUpMember({ credits: 9 })];
  const { message } = await send(anton, bram, '1');
  const address = http.server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  const received: LiveFrame['type'][] = [];
  const countOf = (type: LiveFrame['type']) => received.filter(other => other === type).length;
  const isGreeting = ({ type }: LiveFrame) => {
    received.push(type);
    return type === 'hello';
  };
  const tab = await openDisconnectingTab(server, url, bram, anton, isGreeting);
  await expect
    .poll(() => countOf('hello') > 0 && tab.latest() === 1 && tab.cache.isFetching() === 0)
    .toBe(true);
  for (const text of ['2', '3', '4']) await send(anton, bram, text);
  await send(bram, anton, '5');
  await read(anton, message.conversation, 5);
  await read(bram, message.conversation, 4);
  await expect.poll(() => [countOf('message'), countOf('read')]).toEqual([4, 2]);
  expect(tab.latest()).toBe(1);
  tab.refetch();
  await tab.expectServerState(5);
  tab.close();
});
