import { QueryClient, QueryObserver, type QueryObserverOptions } from '@tanstack/react-query';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LiveEvent } from '#contract/events';
import { chatsQuery } from '../chats/chats-query.ts';
import { type Thread, threadQuery } from '../chats/thread-query.ts';
import { likesQuery } from '../likes/likes-query.ts';
import { applyEvent } from './apply-event.ts';
import { catchUp } from './catch-up.ts';
import { ServerModel } from './testing/server-model.ts';

const MEMBERS = 3;
const place = { profile: ServerModel.profile(0) };

/** A tab that shows the chats, the likes and the conversation with member 0. */
async function openTab(model: ServerModel) {
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const queries = [chatsQuery(model.api), likesQuery(model.api), threadQuery(model.api, place)];
  const shown = queries.map(query =>
    new QueryObserver(cache, query as unknown as QueryObserverOptions).subscribe(() => {}),
  );
  const settle = async () => {
    do await new Promise(resolve => setTimeout(resolve, 1));
    while (cache.isFetching() > 0);
  };
  await settle();
  const close = () => {
    for (const hide of shown) hide();
    cache.clear();
  };
  return { cache, settle, close };
}

const expectTruth = async (cache: QueryClient, model: ServerModel) => {
  const fresh = await openTab(model);
  expect(cache.getQueryData(['chats'])).toEqual(fresh.cache.getQueryData(['chats']));
  expect(cache.getQueryData(['likes'])).toEqual(fresh.cache.getQueryData(['likes']));
  const known = cache.getQueryData<Thread>(['thread', place]);
  const anew = fresh.cache.getQueryData<Thread>(['thread', place]);
  expect(known?.chat).toEqual(anew?.chat);
  // Earlier pages stay loaded; what is loaded anew is the end of them.
  expect(known?.messages.slice(-(anew?.messages.length ?? 0) || undefined)).toEqual(anew?.messages);
  const seqs = known?.messages.map(({ seq }) => seq) ?? [];
  expect(seqs).toEqual(seqs.map((_, index) => (seqs[0] ?? 0) + index));
  fresh.close();
};

type Change = (model: ServerModel) => LiveEvent;
const member = fc.nat(MEMBERS - 1);
const by = fc.constantFrom('me' as const, 'other' as const);
const said = fc.tuple(member, fc.boolean()).map(
  ([who, mine]): Change =>
    model =>
      model.say(who, mine),
);
const read = fc.tuple(member, by).map(
  ([who, side]): Change =>
    model =>
      model.read(who, side),
);
const other = fc.tuple(fc.constantFrom('like' as const, 'unlike' as const), member, by).map(
  ([verb, who, side]): Change =>
    model =>
      model[verb](who, side),
);
const rare = fc.tuple(fc.constantFrom('deleteChat' as const, 'seeLike' as const), member).map(
  ([verb, who]): Change =>
    model =>
      model[verb](who),
);
const before = fc.array(said, { maxLength: 20 });
const anything = fc.oneof({ weight: 4, arbitrary: said }, { weight: 2, arbitrary: read }, other, rare);

test('state and events make the state fetched anew, whatever comes twice or in the wrong order', async () => {
  const order = fc.array(fc.tuple(anything, fc.nat(3), fc.boolean(), fc.boolean()), { maxLength: 25 });
  await fc.assert(
    fc.asyncProperty(before, order, async (past, changes) => {
      const model = new ServerModel(MEMBERS);
      for (const change of past) change(model);
      const tab = await openTab(model);
      const events = changes.map(([change, delay, twice, pause], index) => ({
        event: change(model),
        at: index + delay,
        twice,
        pause,
      }));
      for (const { event, twice, pause } of events.sort((one, two) => one.at - two.at)) {
        applyEvent(tab.cache, event);
        if (pause) await new Promise(resolve => setTimeout(resolve, 0));
        if (twice) applyEvent(tab.cache, event);
      }
      await tab.settle();
      await expectTruth(tab.cache, model);
      tab.close();
    }),
    { numRuns: 150 },
  );
}, 60_000);

test('events that come while a fetch is under way are not lost', async () => {
  await fc.assert(
    fc.asyncProperty(before, fc.array(anything, { minLength: 1, maxLength: 10 }), async (past, changes) => {
      const model = new ServerModel(MEMBERS);
      for (const change of past) change(model);
      const tab = await openTab(model);
      for (const change of changes) {
        void tab.cache.refetchQueries();
        applyEvent(tab.cache, change(model));
      }
      await tab.settle();
      await expectTruth(tab.cache, model);
      tab.close();
    }),
    { numRuns: 60 },
  );
}, 60_000);

test('events that were lost with the connection are caught up with', async () => {
  const order = fc.array(fc.tuple(anything, fc.boolean()), { maxLength: 25 });
  await fc.assert(
    fc.asyncProperty(before, order, async (past, changes) => {
      const model = new ServerModel(MEMBERS);
      for (const change of past) change(model);
      const tab = await openTab(model);
      for (const [change, isLost] of changes) {
        const event = change(model);
        if (!isLost) applyEvent(tab.cache, event);
      }
      catchUp(tab.cache);
      await tab.settle();
      await expectTruth(tab.cache, model);
      tab.close();
    }),
    { numRuns: 150 },
  );
}, 60_000);

test('messages and reads of known conversations need no fetch', async () => {
  await fc.assert(
    fc.asyncProperty(before, fc.array(fc.oneof(said, read), { maxLength: 20 }), async (past, changes) => {
      const model = new ServerModel(MEMBERS);
      for (let who = 0; who < MEMBERS; who++) model.say(who, false);
      for (const change of past) change(model);
      const tab = await openTab(model);
      const { calls } = model;
      for (const change of changes) applyEvent(tab.cache, change(model));
      await tab.settle();
      expect(model.calls).toBe(calls);
      await expectTruth(tab.cache, model);
      tab.close();
    }),
    { numRuns: 100 },
  );
}, 60_000);

test('a conversation that begins elsewhere appears', async () => {
  const model = new ServerModel(MEMBERS);
  const tab = await openTab(model);
  applyEvent(tab.cache, model.say(0, false));
  await tab.settle();
  await expectTruth(tab.cache, model);
  expect(tab.cache.getQueryData<Thread>(['thread', place])?.messages).toHaveLength(1);
  tab.close();
});

test('a message of a deleted chat that comes once more does not come back', async () => {
  const model = new ServerModel(MEMBERS);
  const first = model.say(0, false);
  model.deleteChat(0);
  model.say(0, false);
  const tab = await openTab(model);
  applyEvent(tab.cache, first);
  await tab.settle();
  await expectTruth(tab.cache, model);
  expect(tab.cache.getQueryData<Thread>(['thread', place])?.messages.map(({ seq }) => seq)).toEqual([2]);
  tab.close();
});
