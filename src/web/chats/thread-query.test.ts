import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import type { Api } from '#contract/client';
import { ServerModel } from '../app/live/testing/server-model.ts';
import { createQueryClient } from '../data/api.ts';
import '../app/live/cache-writers.ts';
import { applyEvent } from '../data/apply-event.ts';
import { certainUpdate, updateQuery } from '../data/update-query.ts';
import { loadEarlier, loadLater, threadQuery } from './thread-query.ts';

const threadKey = { profile: ServerModel.profile(0) };

test('changes by events during a refetch stay, although the answer starts after those messages (spec D5.6)', async () => {
  const model = new ServerModel(1);
  for (let count = 0; count < 3; count++) model.sendMessage(0, false);
  let duringFetch = () => {};
  const api = (async (...args: Parameters<Api>) => {
    const answer = await model.api(...args);
    duringFetch();
    return answer;
  }) as Api;
  const cache = createQueryClient(api);
  const query = threadQuery(threadKey);
  const opened = await cache.fetchQuery(query);
  expect(opened.messages).toHaveLength(3);

  duringFetch = () =>
    updateQuery(cache, query.queryKey, thread => {
      const [first, ...others] = thread.messages;
      return certainUpdate(
        first ? { ...thread, messages: [{ ...first, covered: true }, ...others] } : thread,
      );
    });
  await cache.fetchQuery({ ...query, staleTime: 0 });
  expect(cache.getQueryData(query.queryKey)?.messages.map(({ covered }) => covered)).toEqual([
    true,
    false,
    false,
  ]);
});

test.each([0, 3])(
  'messages that arrive during a refetch of a conversation of %d messages stay, although the answer is older (spec D5.6)',
  async already => {
    const model = new ServerModel(1);
    for (let count = 0; count < already; count++) model.sendMessage(0, false);
    let api: Api = model.api;
    const cache = createQueryClient(((...args: Parameters<Api>) => api(...args)) as Api);
    const opened = await cache.fetchQuery(threadQuery(threadKey));
    expect(opened.messages).toHaveLength(already);

    const event = model.sendMessage(0, false);
    api = (async () => {
      applyEvent(cache, event);
      return { ...opened, messages: [] };
    }) as unknown as Api;
    await cache.fetchQuery({ ...threadQuery(threadKey), staleTime: 0 });
    const refetched = cache.getQueryData(threadQuery(threadKey).queryKey);
    expect(refetched?.messages.map(({ id }) => id)).toEqual(model.visible(0).map(({ id }) => id));
    expect(refetched?.messages).toHaveLength(already + 1);
  },
);

test('earlier and later pages complete the thread, with messages that arrive while they load (spec 2.9)', async () => {
  const model = new ServerModel(1);
  for (let count = 0; count < 8; count++) model.sendMessage(0, false);
  model.read(0, 'me');
  for (let count = 0; count < 8; count++) model.sendMessage(0, false);
  const cache = createQueryClient(model.api);
  const { queryKey } = threadQuery(threadKey);
  new QueryObserver(cache, threadQuery(threadKey)).subscribe(() => {});
  const thread = () => cache.getQueryData(queryKey);
  await vi.waitFor(() => expect(thread()?.has_later).toBe(true));
  expect(thread()?.has_earlier).toBe(true);
  for (const load of [loadEarlier, loadEarlier, loadLater, loadLater]) {
    const loading = load(cache, threadKey);
    void cache.refetchQueries({ queryKey });
    applyEvent(cache, model.sendMessage(0, false));
    await loading;
  }
  await vi.waitFor(() => expect(cache.isFetching()).toBe(0));
  while (thread()?.has_later) await loadLater(cache, threadKey);
  expect(thread()?.messages).toEqual(model.visible(0));
  expect(thread()?.has_earlier).toBe(false);
});

test('earlier messages that load during a refetch stay', async () => {
  const model = new ServerModel(1);
  for (let count = 0; count < 12; count++) model.sendMessage(0, true);
  const cache = createQueryClient(model.api);
  const { queryKey } = threadQuery(threadKey);
  await cache.fetchQuery(threadQuery(threadKey));
  const loading = loadEarlier(cache, threadKey);
  await cache.fetchQuery({ ...threadQuery(threadKey), staleTime: 0 });
  await loading;
  expect(cache.getQueryData(queryKey)?.messages).toEqual(model.visible(0).slice(2));
});
