import { InfiniteQueryObserver, type QueryClient, QueryObserver } from '@tanstack/react-query';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TYPING_SHOWN_MS } from '#contract/constants';
import type { LiveEvent } from '#contract/events';
import { type LikeType, likeTypes } from '#contract/likes';
import { chatsQuery, checkChats, loadMoreChats } from '../../chats/chats-query.ts';
import { loadEarlier, loadEnd, loadLater, type Thread, threadQuery } from '../../chats/thread-query.ts';
import { createQueryClient } from '../../data/api.ts';
import { applyEvent } from '../../data/apply-event.ts';
import { checkLikes, likesQuery, loadedLikes, loadMoreLikes } from '../../likes/likes-query.ts';
import './cache-writers.ts';
import { catchUp } from './refetch.ts';
import { ServerModel } from './testing/server-model.ts';

const MEMBERS = 10;
const CONVERSATIONS = 4;
const threadKey = { profile: ServerModel.profile(0) };
/** A conversation that is opened only while events arrive. */
const OPENED = 1;
const openedKey = { profile: ServerModel.profile(OPENED) };

async function openTab(model: ServerModel) {
  const cache = createQueryClient(model.api);
  cache.setDefaultOptions({ queries: { retry: false, staleTime: Infinity } });
  const shown = [
    new InfiniteQueryObserver(cache, chatsQuery()).subscribe(() => {}),
    new InfiniteQueryObserver(cache, likesQuery()).subscribe(() => {}),
    new QueryObserver(cache, threadQuery(threadKey)).subscribe(() => {}),
  ];
  const settle = async () => {
    do await new Promise(resolve => setTimeout(resolve, 1));
    while (cache.isFetching() > 0);
  };
  await settle();
  const open = () => void shown.push(new QueryObserver(cache, threadQuery(openedKey)).subscribe(() => {}));
  const close = () => {
    for (const hide of shown) hide();
    cache.clear();
  };
  return { cache, settle, open, close };
}

const expectServerState = async (cache: QueryClient, model: ServerModel) => {
  const fresh = await openTab(model);
  const list = chatsIn(cache);
  const known = list?.chats.length ?? 0;
  while ((chatsIn(fresh.cache)?.chats.length ?? 0) < known) await loadMoreChats(fresh.cache);
  const refetched = chatsIn(fresh.cache);
  expect(list?.chats).toEqual(refetched?.chats.slice(0, known));
  expect(list?.num_unread_messages).toBe(refetched?.num_unread_messages);
  expect(list?.next === null).toBe(refetched?.next === null && refetched.chats.length === known);
  const [, ...further] = cache.getQueryData(likesQuery().queryKey)?.pageParams ?? [];
  for (const page of further) await loadMoreLikes(fresh.cache, (page as { type: LikeType }).type);
  expect(loadedLikes(cache)).toEqual(loadedLikes(fresh.cache));
  expectThread(cache.getQueryData(threadQuery(threadKey).queryKey), model);
  expect(threadIn(cache)?.chat).toEqual(threadIn(fresh.cache)?.chat);
  const opened = cache.getQueryData(threadQuery(openedKey).queryKey);
  if (opened) {
    expectThread(opened, model, OPENED);
    expect(opened.chat).toEqual((await fresh.cache.fetchQuery(threadQuery(openedKey))).chat);
  }
  fresh.close();
};

const chatsIn = (cache: QueryClient) =>
  new InfiniteQueryObserver(cache, { ...chatsQuery(), enabled: false }).getCurrentResult().data;
const threadIn = (cache: QueryClient) => cache.getQueryData(threadQuery(threadKey).queryKey);

const expectThread = (thread: Thread | undefined, model: ServerModel, member = 0) => {
  const all = model.visible(member);
  const messages = thread?.messages ?? [];
  const from = all.findIndex(({ id }) => id === messages[0]?.id);
  expect(messages).toEqual(from < 0 ? [] : all.slice(from, from + messages.length));
  expect(messages.length > 0).toBe(all.length > 0);
  expect(thread?.has_earlier).toBe(from > 0);
  expect(thread?.has_later).toBe(from >= 0 && from + messages.length < all.length);
};

const scrolls = [loadMoreChats, checkChats, checkLikes, ...[loadEarlier, loadLater, loadEnd].map(bound)];
function bound(load: typeof loadLater) {
  return (cache: QueryClient) => load(cache, threadKey);
}

type Change = (model: ServerModel) => LiveEvent | null;
const member = fc.nat(CONVERSATIONS - 1);
const liker = fc.nat(MEMBERS - 1);
const stranger = fc.integer({ min: CONVERSATIONS, max: MEMBERS - 1 });
const by = fc.constantFrom('me' as const, 'other' as const);
const sent = fc.tuple(member, fc.boolean()).map(
  ([who, mine]): Change =>
    model =>
      model.sendMessage(who, mine),
);
const read = fc.tuple(member, by).map(
  ([who, side]): Change =>
    model =>
      model.read(who, side),
);
const other = fc.tuple(fc.constantFrom('like' as const, 'like' as const, 'unlike' as const), liker, by).map(
  ([verb, who, side]): Change =>
    model =>
      model[verb](who, side),
);
const delivered = member.map(
  (who): Change =>
    model =>
      model.deliver(who),
);
/** `inAnyOrder` excludes `presence`, because the server sends presence events in order. */
const presence = member.map(
  (who): Change =>
    model =>
      model.togglePresence(who),
);
const deleted = member.map(
  (who): Change =>
    model =>
      model.deleteChat(who),
);
const seen = liker.map(
  (who): Change =>
    model =>
      model.markLikeSeen(who),
);
const away = fc.tuple(fc.constantFrom('leave' as const, 'comeBack' as const, 'block' as const), stranger).map(
  ([verb, who]): Change =>
    model =>
      model[verb](who),
);
const ofLikes = fc.oneof({ weight: 4, arbitrary: other }, seen, away);
const changed = fc
  .tuple(fc.constantFrom('unsend' as const, 'deleteMessage' as const), member, fc.nat(30))
  .map(
    ([verb, who, which]): Change =>
      model =>
        model[verb](who, which),
  );
const before = fc.array(sent, { maxLength: 20 });
const scrolled = fc.option(fc.constantFrom(...scrolls), { freq: 2 });
const inAnyOrder = fc.oneof(
  { weight: 4, arbitrary: sent },
  { weight: 2, arbitrary: read },
  delivered,
  changed,
  ofLikes,
  deleted,
);
const anything = fc.oneof({ weight: 6, arbitrary: inAnyOrder }, presence);

test('state and events give the refetched state, in any order and with repeats (spec D5.6)', async () => {
  const late = fc.tuple(inAnyOrder, fc.nat(3), fc.boolean(), fc.boolean(), scrolled);
  const inTime = fc.tuple(presence, fc.constant(0), fc.boolean(), fc.boolean(), scrolled);
  const order = fc.array(fc.oneof({ weight: 6, arbitrary: late }, inTime), { maxLength: 25 });
  await fc.assert(
    fc.asyncProperty(before, order, async (past, changes) => {
      const model = new ServerModel(MEMBERS);
      for (const change of past) change(model);
      const tab = await openTab(model);
      const events = changes.map(([change, delay, twice, pause, scroll], index) => ({
        event: change(model),
        at: index + delay,
        twice,
        pause,
        scroll,
      }));
      for (const { event, twice, pause, scroll } of events.sort((one, two) => one.at - two.at)) {
        void scroll?.(tab.cache);
        if (!event) continue;
        applyEvent(tab.cache, event);
        if (pause) await new Promise(resolve => setTimeout(resolve, 0));
        if (twice) applyEvent(tab.cache, event);
      }
      await tab.settle();
      await expectServerState(tab.cache, model);
      tab.close();
    }),
    { numRuns: 150 },
  );
});

test('lists and threads that are fetched between changes and their events are right afterwards (spec D5.6)', async () => {
  const step = fc.tuple(inAnyOrder, fc.nat(3), fc.boolean(), fc.boolean(), scrolled, fc.boolean());
  await fc.assert(
    fc.asyncProperty(before, fc.array(step, { maxLength: 25 }), async (past, steps) => {
      const model = new ServerModel(MEMBERS);
      for (const change of past) change(model);
      const tab = await openTab(model);
      let late: { event: LiveEvent; at: number; twice: boolean }[] = [];
      const applyLate = (now: number) => {
        for (const { event, twice } of late.filter(({ at }) => at <= now))
          for (const repeated of twice ? [event, event] : [event]) applyEvent(tab.cache, repeated);
        late = late.filter(({ at }) => at > now);
      };
      for (const [index, [change, delay, twice, pause, scroll, opens]] of steps.entries()) {
        const event = change(model);
        if (event) late.push({ event, at: index + delay, twice });
        void scroll?.(tab.cache);
        if (opens) tab.open();
        if (pause) await new Promise(resolve => setTimeout(resolve, 0));
        applyLate(index);
      }
      applyLate(Infinity);
      await tab.settle();
      await expectServerState(tab.cache, model);
      tab.close();
    }),
    { numRuns: 150 },
  );
});

test('the unread total stays right if a page of chats contains changes whose events come later (spec 7.8, D5.6)', async () => {
  const model = new ServerModel(MEMBERS);
  for (const member of [1, 0, 2]) model.sendMessage(member, false);
  const tab = await openTab(model);
  // Together, these changes leave the total as it was.
  const events = [model.sendMessage(0, false), model.read(1, 'me')];
  await loadMoreChats(tab.cache);
  for (const event of events) applyEvent(tab.cache, event);
  await tab.settle();
  await expectServerState(tab.cache, model);
  expect(chatsIn(tab.cache)?.num_unread_messages).toBe(3);
  tab.close();
});

test('a message that arrives while another conversation loads does not appear in that conversation (spec D5.6)', async () => {
  const model = new ServerModel(MEMBERS);
  for (const member of [0, OPENED]) model.sendMessage(member, false);
  const tab = await openTab(model);
  tab.open();
  applyEvent(tab.cache, model.sendMessage(0, false));
  await tab.settle();
  await expectServerState(tab.cache, model);
  expect(tab.cache.getQueryData(threadQuery(openedKey).queryKey)?.messages).toHaveLength(1);
  tab.close();
});

test('a first message that is deleted while its conversation loads does not come back (spec D5.6)', async () => {
  const model = new ServerModel(MEMBERS);
  const tab = await openTab(model);
  applyEvent(tab.cache, model.sendMessage(0, false));
  applyEvent(tab.cache, model.deleteMessage(0, 0) as LiveEvent);
  await tab.settle();
  await expectServerState(tab.cache, model);
  expect(threadIn(tab.cache)?.messages).toEqual([]);
  tab.close();
});

test('a message whose deletion the browser missed during a refetch does not stay in its conversation (spec D5.6)', async () => {
  const model = new ServerModel(MEMBERS);
  model.sendMessage(0, false);
  const tab = await openTab(model);
  // The thread is refetched because of the first event.
  applyEvent(tab.cache, model.unsend(0, 0) as LiveEvent);
  applyEvent(tab.cache, model.sendMessage(0, false));
  model.deleteMessage(0, 1);
  catchUp(tab.cache);
  await tab.settle();
  await expectServerState(tab.cache, model);
  expect(threadIn(tab.cache)?.messages.map(({ seq }) => seq)).toEqual([1]);
  tab.close();
});

test('every loaded page of likes stays right while events arrive', async () => {
  const likes = fc.array(other, { minLength: 5, maxLength: 30 });
  const more = fc.option(fc.constantFrom(...likeTypes), { freq: 1 });
  const step = fc.tuple(ofLikes, more, fc.boolean(), fc.boolean());
  await fc.assert(
    fc.asyncProperty(likes, fc.array(step, { maxLength: 15 }), async (past, steps) => {
      const model = new ServerModel(MEMBERS);
      for (const change of past) change(model);
      const tab = await openTab(model);
      const loads: Promise<void>[] = [];
      for (const [change, more, pause, looks] of steps) {
        if (looks) loads.push(checkLikes(tab.cache));
        if (more) loads.push(loadMoreLikes(tab.cache, more));
        applyEvent(tab.cache, change(model) as LiveEvent);
        if (pause) await tab.settle();
      }
      await Promise.all(loads);
      await tab.settle();
      await expectServerState(tab.cache, model);
      tab.close();
    }),
    { numRuns: 150 },
  );
});

test('events that arrive during a fetch are not lost', async () => {
  await fc.assert(
    fc.asyncProperty(before, fc.array(anything, { minLength: 1, maxLength: 10 }), async (past, changes) => {
      const model = new ServerModel(MEMBERS);
      for (const change of past) change(model);
      const tab = await openTab(model);
      for (const change of changes) {
        void tab.cache.refetchQueries();
        const event = change(model);
        if (event) applyEvent(tab.cache, event);
      }
      await tab.settle();
      await expectServerState(tab.cache, model);
      tab.close();
    }),
    { numRuns: 60 },
  );
});

test('events lost with the connection are made up for after reconnecting', async () => {
  const order = fc.array(fc.tuple(anything, fc.boolean()), { maxLength: 25 });
  await fc.assert(
    fc.asyncProperty(before, order, async (past, changes) => {
      const model = new ServerModel(MEMBERS);
      for (const change of past) change(model);
      const tab = await openTab(model);
      for (const [change, isLost] of changes) {
        const event = change(model);
        if (event && !isLost) applyEvent(tab.cache, event);
      }
      catchUp(tab.cache);
      await tab.settle();
      await expectServerState(tab.cache, model);
      tab.close();
    }),
    { numRuns: 150 },
  );
});

test('messages, deliveries, reads and presence of known conversations need no fetch', async () => {
  await fc.assert(
    fc.asyncProperty(
      before,
      fc.array(fc.oneof(sent, read, delivered, presence), { maxLength: 20 }),
      async (past, changes) => {
        const model = new ServerModel(MEMBERS);
        for (let who = 0; who < CONVERSATIONS; who++) model.sendMessage(who, false);
        for (const change of past) change(model);
        const tab = await openTab(model);
        await loadMoreChats(tab.cache);
        const { calls } = model;
        for (const change of changes) applyEvent(tab.cache, change(model) as LiveEvent);
        await tab.settle();
        expect(model.calls).toBe(calls);
        await expectServerState(tab.cache, model);
        tab.close();
      },
    ),
    { numRuns: 100 },
  );
});

test('a conversation started elsewhere appears', async () => {
  const model = new ServerModel(MEMBERS);
  const tab = await openTab(model);
  applyEvent(tab.cache, model.sendMessage(0, false));
  await tab.settle();
  await expectServerState(tab.cache, model);
  expect(tab.cache.getQueryData(threadQuery(threadKey).queryKey)?.messages).toHaveLength(1);
  tab.close();
});

test('a repeated message event of a deleted chat does not bring the message back', async () => {
  const model = new ServerModel(MEMBERS);
  const first = model.sendMessage(0, false);
  model.deleteChat(0);
  model.sendMessage(0, false);
  const tab = await openTab(model);
  applyEvent(tab.cache, first);
  await tab.settle();
  await expectServerState(tab.cache, model);
  expect(tab.cache.getQueryData(threadQuery(threadKey).queryKey)?.messages.map(({ seq }) => seq)).toEqual([
    2,
  ]);
  tab.close();
});

test('typing ends with a message, when it stops, and five seconds after the last typing event', async () => {
  const model = new ServerModel(MEMBERS);
  const first = model.sendMessage(0, false);
  const tab = await openTab(model);
  const conversation = ServerModel.conversation(0);
  const until = () => tab.cache.getQueryData<number>(['typing', conversation]) ?? 0;
  const type = (typing: boolean) => applyEvent(tab.cache, { type: 'typing', conversation, typing });
  const before = tab.cache.getQueryData(chatsQuery().queryKey);
  type(false);
  expect(until()).toBe(0);
  type(true);
  expect(until() - Date.now()).toBeGreaterThan(TYPING_SHOWN_MS - 1_000);
  expect(until() - Date.now()).toBeLessThanOrEqual(TYPING_SHOWN_MS);
  expect(tab.cache.getQueryData(chatsQuery().queryKey)).toBe(before);
  // A message of the viewer does not end the other member's typing indicator.
  applyEvent(tab.cache, model.sendMessage(0, true));
  expect(until()).toBeGreaterThan(Date.now());
  type(false);
  expect(until()).toBe(0);
  type(true);
  applyEvent(tab.cache, model.sendMessage(0, false));
  expect(until()).toBe(0);
  applyEvent(tab.cache, first);
  await tab.settle();
  tab.close();
});
