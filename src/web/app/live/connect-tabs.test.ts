import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectTabs } from './connect-tabs.ts';

const typingFrame = { type: 'typing', by: 'one', to: 'other', typing: true } as const;

class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static sent: unknown[] = [];
  readyState = 1;
  constructor() {
    super();
    queueMicrotask(() =>
      this.dispatchEvent(Object.assign(new Event('message'), { data: JSON.stringify({ type: 'hello' }) })),
    );
  }
  send(data: string) {
    FakeSocket.sent.push(JSON.parse(data));
  }
  close() {}
}

function fakeLocks() {
  let last = Promise.resolve();
  return {
    request(_name: string, _options: object, held: () => Promise<void>) {
      last = last.then(held);
      return last;
    },
  };
}

beforeEach(() => {
  FakeSocket.sent = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('navigator', { locks: fakeLocks() });
});
afterEach(() => vi.unstubAllGlobals());

const open = (profileId = 'one') => {
  const ending = new AbortController();
  const sendFrame = connectTabs({
    profileId,
    url: 'ws://localhost',
    onFrame: () => {},
    signal: ending.signal,
  });
  return { sendFrame, close: () => ending.abort() };
};
const greeting = () => new Promise(resolve => setTimeout(resolve, 20));

test('frames of every tab go once over the shared socket, also after another tab took it over', async () => {
  const tabs = [open(), open(), open()];
  const otherMember = open('somebody else');
  await greeting();
  for (const { sendFrame } of tabs) sendFrame(typingFrame);
  await expect.poll(() => FakeSocket.sent).toEqual([typingFrame, typingFrame, typingFrame]);
  tabs[0]?.close();
  await greeting();
  for (const { sendFrame } of tabs.slice(1)) sendFrame(typingFrame);
  await expect.poll(() => FakeSocket.sent).toHaveLength(5);
  for (const { close } of [...tabs, otherMember]) close();
});

test('without locks every tab sends over its own socket', async () => {
  vi.stubGlobal('navigator', {});
  const tab = open();
  await greeting();
  tab.sendFrame(typingFrame);
  expect(FakeSocket.sent).toEqual([typingFrame]);
  tab.close();
});
