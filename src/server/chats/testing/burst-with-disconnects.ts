import { expect } from 'vitest';
import { getUser, pageHidden } from '#contract/accounts';
import type { TestServer } from '../../testing/start-test-server.ts';
import { chatActions } from './chat-actions.ts';
import { openDisconnectingTab } from './disconnecting-tab.ts';

export async function burstWithDisconnects(
  server: TestServer,
  messages: number,
  disconnects: number,
): Promise<void> {
  const { app, as, http, signUpMember } = server;
  const { send, read } = chatActions(server);
  const url = await http.listen({ port: 0, host: '127.0.0.1' });
  const anton = await signUpMember({ name: 'Anton', credits: messages });
  const bram = await signUpMember({ name: 'Bram', credits: messages });
  const { message } = await send(anton, bram, '1');
  const tab = await openDisconnectingTab(server, url, bram, anton);
  await expect.poll(tab.latest).toBe(1);
  const every = Math.floor(messages / disconnects);
  let disconnected = 0;
  for (let n = 2; n <= messages; n++) {
    const [from, to] = n % 7 === 0 ? [bram, anton] : [anton, bram];
    await send(from, to, `${n}`);
    if (n % 5 === 0)
      app.bus.publish({ to: [bram.profileId], type: 'typing', ids: { of: anton.profileId, typing: true } });
    if (n % 11 === 0) await read(anton, message.conversation, n);
    if (n % 13 === 0) await read(bram, message.conversation, n - 3);
    if (n % 17 === 0) await as(anton).send(n % 34 === 0 ? pageHidden : getUser);
    if (n % every !== 0) continue;
    await expect.poll(tab.opened).toBeGreaterThan(disconnected++);
    tab.disconnect(n % (3 * every) !== 0);
  }
  await expect.poll(tab.latest).toBe(messages);
  await expect.poll(tab.opened).toBeGreaterThan(disconnects);
  await read(anton, message.conversation, messages);
  await as(anton).send(pageHidden);
  await tab.expectServerState(messages);
  tab.close();
}
