import { expect } from 'vitest';
import { getUser, pageHidden } from '#contract/accounts';
import type { TestServer } from '../../testing/start-test-server.ts';
import { conversing } from './conversing.ts';
import { openTornTab } from './torn-line.ts';

/** A burst of messages, answers, reading, typing, coming and going, while the line is torn so many times. */
export async function tornBurst(server: TestServer, messages: number, tears: number): Promise<void> {
  const { app, as, http, signUpMember } = server;
  const { send, read } = conversing(server);
  const url = await http.listen({ port: 0, host: '127.0.0.1' });
  const anton = await signUpMember({ name: 'Anton', credits: messages });
  const bram = await signUpMember({ name: 'Bram', credits: messages });
  const { message } = await send(anton, bram, '1');
  const tab = await openTornTab(server, url, bram, anton);
  await expect.poll(tab.latest).toBe(1);
  const every = Math.floor(messages / tears);
  let torn = 0;
  for (let n = 2; n <= messages; n++) {
    const [from, to] = n % 7 === 0 ? [bram, anton] : [anton, bram];
    await send(from, to, `${n}`);
    if (n % 5 === 0)
      app.bus.publish({ to: [bram.profileId], type: 'typing', ids: { of: anton.profileId, typing: true } });
    if (n % 11 === 0) await read(anton, message.conversation, n);
    if (n % 13 === 0) await read(bram, message.conversation, n - 3);
    if (n % 17 === 0) await as(anton).send(n % 34 === 0 ? pageHidden : getUser);
    if (n % every !== 0) continue;
    // Only a line that came back can be torn again.
    await expect.poll(tab.opened).toBeGreaterThan(torn++);
    tab.tear(n % (3 * every) !== 0);
  }
  await expect.poll(tab.latest).toBe(messages);
  await expect.poll(tab.opened).toBeGreaterThan(tears);
  // A last sign of each kind, when the line holds.
  await read(anton, message.conversation, messages);
  await as(anton).send(pageHidden);
  await tab.expectTruth(messages);
  tab.close();
}
