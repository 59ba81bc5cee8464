import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { LiveFrame } from '#contract/events';

export type TestSocket = {
  frames: LiveFrame[];
  socket: WebSocket;
  /** Returns the close code, or undefined while the socket is open. */
  closedWith(): number | undefined;
  close(): void;
};

/** A real socket with a page's origin and cookies. */
export function openSocket(
  url: string,
  { cookie, host, origin = new URL(url).origin }: { cookie?: string; host?: string; origin?: string | null },
): TestSocket {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/api/live`, {
    headers: { ...(cookie && { cookie }), ...(host && { host }), ...(origin && { origin }) },
  });
  const frames: LiveFrame[] = [];
  let code: number | undefined;
  socket.on('message', data => frames.push(JSON.parse(String(data)) as LiveFrame));
  socket.on('close', closed => {
    code = closed;
  });
  socket.on('error', () => undefined);
  return { frames, socket, closedWith: () => code, close: () => socket.terminate() };
}

/** Waits for the `hello` frame. From then on the socket receives every event. */
export async function greeted(socket: TestSocket): Promise<TestSocket> {
  while (!socket.frames.some(({ type }) => type === 'hello')) await once(socket.socket, 'message');
  return socket;
}
