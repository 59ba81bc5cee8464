import { InfiniteQueryObserver, type QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, vi } from 'vitest';
import { WebSocket } from 'ws';
import { getChat, getChats } from '#contract/chats';
import type { LiveFrame } from '#contract/events';
import { sessionCookieName } from '../../platform/sessions.ts';
import type { Browser } from '../../testing/browser.ts';
import type { TestMember } from '../../testing/members.ts';
import type { TestServer } from '../../testing/start-test-server.ts';

/** Hides the path from TypeScript, which compiles these tests without the browser's types. */
const web = async (folder: 'data' | 'live' | 'chats', name: string) =>
  folder === 'live'
    ? import(`../../../web/app/live/${name}.ts`)
    : import(`../../../web/${folder}/${name}.ts`);

type Message = { seq: number; text: string };
type CachedThread = { messages: Message[]; has_later: boolean };

export async function openDisconnectingTab(
  { app, as }: TestServer,
  url: string,
  member: TestMember,
  other: TestMember,
  receives: (frame: LiveFrame) => boolean = () => true,
) {
  const [
    { createQueryClient },
    { maintainSocket },
    { applyEvent },
    { chatsQuery },
    { threadQuery },
    { catchUp, refetch },
  ] = await Promise.all([
    web('data', 'api'),
    web('live', 'connect-tabs'),
    web('data', 'apply-event'),
    web('chats', 'chats-query'),
    web('chats', 'thread-query'),
    web('live', 'refetch'),
    web('live', 'cache-writers'),
  ]);
  const browser: Browser = as(member);
  const api = ((call, input) => browser.call(call, input)) as Browser['call'];
  const key = { profile: other.profileId };
  const cache: QueryClient = createQueryClient(api);
  cache.setDefaultOptions({ queries: { retry: false, staleTime: Infinity } });
  const shown = [
    new InfiniteQueryObserver(cache, chatsQuery()).subscribe(() => {}),
    new QueryObserver(cache, threadQuery(key)).subscribe(() => {}),
  ];
  const network = new EventTarget();
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network));
  const ending = new AbortController();
  const headers = { cookie: `${sessionCookieName(app.secure)}=${member.sessionSecret}`, origin: url };
  let socket: WebSocket | undefined;
  let opened = 0;
  maintainSocket({
    url: `${url.replace('http', 'ws')}/api/live`,
    signal: ending.signal,
    random: () => 0,
    open: (address: string) => {
      opened += 1;
      socket = new WebSocket(address, { headers });
      socket.on('error', () => undefined);
      return socket;
    },
    onFrame(frame: LiveFrame) {
      if (!receives(frame)) return;
      if (frame.type === 'hello') catchUp(cache);
      else if (frame.type !== 'bye') applyEvent(cache, frame);
    },
  });
  const thread = () => cache.getQueryData<CachedThread>(threadQuery(key).queryKey);
  return {
    cache,
    opened: () => opened,
    /** `isFoundAgain`: whether the browser reports at once that it is online. */
    disconnect(isFoundAgain: boolean) {
      socket?.terminate();
      if (isFoundAgain) network.dispatchEvent(new Event('online'));
    },
    expectServerState: (messages: number): Promise<void> =>
      vi.waitFor(
        async () => {
          expect(cache.isFetching()).toBe(0);
          const chats = cache.getQueryData<{ pages: unknown[] }>(chatsQuery().queryKey);
          expect(chats?.pages).toEqual([await browser.call(getChats)]);
          const seqs = thread()?.messages.map(({ seq }) => seq) ?? [];
          expect(seqs).toEqual(Array.from({ length: messages }, (_, index) => index + 1));
          const fresh = await browser.call(getChat, { query: key });
          expect(thread()?.messages.slice(-fresh.messages.length)).toEqual(fresh.messages);
          expect(cache.getQueryData<{ chat: unknown }>(threadQuery(key).queryKey)?.chat).toEqual(fresh.chat);
        },
        { timeout: 60_000 },
      ),
    refetch(): void {
      refetch(cache);
    },
    latest: () => thread()?.messages.at(-1)?.seq ?? 0,
    close() {
      ending.abort();
      for (const hide of shown) hide();
      cache.clear();
      vi.unstubAllGlobals();
    },
  };
}
