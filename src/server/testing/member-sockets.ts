import { once } from 'node:events';
import { afterEach, beforeAll, expect } from 'vitest';
import type { LiveEvent, LiveFrame } from '#contract/events';
import type { PresentFrame, TypingFrame } from '#contract/typing';
import { greeted, openSocket, type TestSocket } from '../platform/live/testing/open-socket.ts';
import { sessionCookieName } from '../platform/sessions.ts';
import type { TestMember } from './members.ts';
import type { TestServer } from './start-test-server.ts';

const isMarker = (frame: LiveFrame) => frame.type === 'like_seen' && frame.profile === 'marker';

/** Call it at the top of a test file. */
export function createMemberSockets({ app, http }: Pick<TestServer, 'app' | 'http'>) {
  let url: string;
  beforeAll(async () => {
    url = await http.listen({ port: 0, host: '127.0.0.1' });
  });
  const sockets: TestSocket[] = [];
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.close();
  });
  const events = ({ frames }: TestSocket): LiveFrame[] =>
    frames.filter(frame => frame.type !== 'hello' && !isMarker(frame));
  return {
    connect: async ({ sessionSecret }: TestMember): Promise<TestSocket> => {
      const cookie = `${sessionCookieName(app.secure)}=${sessionSecret}`;
      const socket = await greeted(openSocket(url, { cookie, origin: url }));
      sockets.push(socket);
      return socket;
    },
    /** Resolves when the server has processed the typing event. */
    sendTyping: async (
      { socket }: TestSocket,
      by: TestMember,
      to: TestMember,
      typing = true,
    ): Promise<void> => {
      const typingFrame: TypingFrame = { type: 'typing', by: by.profileId, to: to.profileId, typing };
      socket.send(JSON.stringify(typingFrame));
      socket.ping();
      await once(socket, 'pong');
    },
    /** Resolves when the server has received the frame. */
    sendPresent: async ({ socket }: TestSocket, by: TestMember): Promise<void> => {
      const presentFrame: PresentFrame = { type: 'present', by: by.profileId };
      socket.send(JSON.stringify(presentFrame));
      socket.ping();
      await once(socket, 'pong');
    },
    /** Returns a socket's events without `hello` frames and without the markers that `awaitDelivery` sends. */
    events,
    eventsOfType: (socket: TestSocket, type: LiveEvent['type']): LiveFrame[] =>
      events(socket).filter(event => event.type === type),
    /** Resolves when the socket has received all events that were published before this call. */
    awaitDelivery: async ({ profileId }: TestMember, { frames }: TestSocket): Promise<void> => {
      const seen = frames.filter(isMarker).length;
      app.bus.publish({ to: [profileId], type: 'like_seen', ids: { liker: 'marker' } });
      await expect.poll(() => frames.filter(isMarker).length).toBeGreaterThan(seen);
    },
  };
}
