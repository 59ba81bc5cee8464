import { expect, test } from 'vitest';
import type { Api } from '#contract/client';
import { ServerModel } from '../app/live/testing/server-model.ts';
import { createQueryClient } from '../data/api.ts';
import '../app/live/cache-writers.ts';
import { applyEvent } from '../data/apply-event.ts';
import { certainUpdate, updateQuery } from '../data/update-query.ts';
import { threadQuery } from './thread-query.ts';

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
