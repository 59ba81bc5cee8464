import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { maintainSocket, reconnectDelay } from './connect-tabs.ts';

class FakeSocket extends EventTarget {
  static opened: FakeSocket[] = [];
  isClosed = false;
  readyState: number = WebSocket.OPEN;
  readonly sent: unknown[] = [];
  constructor() {
    super();
    FakeSocket.opened.push(this);
  }
  close() {
    this.isClosed = true;
  }
  send(data: string) {
    this.sent.push(JSON.parse(data));
  }
  receive(frame: unknown) {
    this.dispatchEvent(Object.assign(new Event('message'), { data: JSON.stringify(frame) }));
  }
  disconnect(code = 1006) {
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}

const latest = () => FakeSocket.opened.at(-1) ?? new FakeSocket();
let ending = new AbortController();
let network = new EventTarget();
const frames: unknown[] = [];

const maintain = () =>
  maintainSocket({
    url: 'ws://localhost/api/live',
    onFrame: frame => frames.push(frame),
    signal: ending.signal,
    open: () => new FakeSocket() as unknown as WebSocket,
    random: () => 1,
  });

beforeEach(() => {
  vi.useFakeTimers();
  network = new EventTarget();
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network));
  FakeSocket.opened = [];
  frames.length = 0;
  ending = new AbortController();
});
afterEach(() => {
  ending.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a lost socket is reopened, later each time, and early again after a hello', () => {
  maintain();
  for (const delay of [1_000, 2_000, 4_000]) {
    const before = FakeSocket.opened.length;
    latest().disconnect();
    vi.advanceTimersByTime(delay - 1);
    expect(FakeSocket.opened).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.opened).toHaveLength(before + 1);
  }
  latest().receive({ type: 'hello' });
  latest().disconnect();
  vi.advanceTimersByTime(1_000);
  expect(FakeSocket.opened).toHaveLength(5);
  expect(frames).toEqual([{ type: 'hello' }]);
});

test('a socket closed without a session is not reopened', () => {
  maintain();
  latest().disconnect(4403);
  vi.advanceTimersByTime(120_000);
  expect(FakeSocket.opened).toHaveLength(1);
});

test('back online, it reconnects at once and ignores the old socket', () => {
  maintain();
  const old = latest();
  network.dispatchEvent(new Event('online'));
  expect(old.isClosed).toBe(true);
  old.disconnect();
  vi.advanceTimersByTime(120_000);
  expect(FakeSocket.opened).toHaveLength(2);
});

test('frames are sent over a greeted socket, and lost without one', () => {
  const sendFrame = maintain();
  const typingFrame = { type: 'typing', by: 'one', to: 'other', typing: true } as const;
  const first = latest();
  sendFrame(typingFrame);
  first.receive({ type: 'hello' });
  sendFrame(typingFrame);
  first.disconnect();
  sendFrame(typingFrame);
  vi.advanceTimersByTime(1_000);
  sendFrame(typingFrame);
  latest().receive({ type: 'hello' });
  latest().readyState = WebSocket.CLOSING;
  sendFrame(typingFrame);
  expect(FakeSocket.opened.map(({ sent }) => sent)).toEqual([[typingFrame], []]);
});

test('after an abort the socket closes and stays closed', () => {
  maintain();
  const socket = latest();
  ending.abort();
  socket.disconnect();
  vi.advanceTimersByTime(120_000);
  expect(socket.isClosed).toBe(true);
  expect(FakeSocket.opened).toHaveLength(1);
});

test('delays double up to 30 s, with jitter between half and whole', () => {
  expect(reconnectDelay(0, () => 0)).toBe(500);
  expect(reconnectDelay(3, () => 1)).toBe(8_000);
  expect(reconnectDelay(40, () => 1)).toBe(30_000);
});
