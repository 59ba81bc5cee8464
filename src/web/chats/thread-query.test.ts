import { expect, test } from 'vitest';
import type { Api } from '#contract/client';
import { ServerModel } from '../app/live/testing/server-model.ts';
import { createQueryClient } from '../data/api.ts';
import { type Thread, threadQuery } from './thread-query.ts';

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
    cache.setQueryData<Thread>(query.queryKey, thread => {
      const [first, ...others] = thread?.messages ?? [];
      return thread && first && { ...thread, messages: [{ ...first, covered: true }, ...others] };
    });
  const refetched = await cache.fetchQuery({ ...query, staleTime: 0 });
  expect(refetched.messages.map(({ covered }) => covered)).toEqual([true, false, false]);
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

    model.sendMessage(0, false);
    const sent = (await createQueryClient(model.api).fetchQuery(threadQuery(threadKey))).messages.at(-1);
    if (!sent) throw new Error('no message');
    api = (async () => {
      cache.setQueryData<Thread>(
        threadQuery(threadKey).queryKey,
        thread => thread && { ...thread, messages: [...thread.messages, sent] },
      );
      return { ...opened, messages: [] };
    }) as unknown as Api;
    const refetched = await cache.fetchQuery({ ...threadQuery(threadKey), staleTime: 0 });
    expect(refetched.messages.map(({ id }) => id)).toEqual([...opened.messages, sent].map(({ id }) => id));
  },
);
