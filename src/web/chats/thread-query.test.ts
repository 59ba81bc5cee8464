import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Api } from '#contract/client';
import { ServerModel } from '../live/testing/server-model.ts';
import { type Thread, threadQuery } from './thread-query.ts';

const place = { profile: ServerModel.profile(0) };

test('what events make of loaded messages while their conversation is asked for anew stays, though the answer begins after them (look: History)', async () => {
  const model = new ServerModel(1);
  for (let count = 0; count < 3; count++) model.say(0, false);
  let whileAsked = () => {};
  const api = (async (...asked: Parameters<Api>) => {
    const answer = await model.api(...asked);
    whileAsked();
    return answer;
  }) as Api;
  const cache = new QueryClient();
  const query = threadQuery(api, place);
  const opened = await cache.fetchQuery(query);
  expect(opened.messages).toHaveLength(3);

  whileAsked = () =>
    cache.setQueryData<Thread>(query.queryKey, thread => {
      const [first, ...others] = thread?.messages ?? [];
      return thread && first && { ...thread, messages: [{ ...first, covered: true }, ...others] };
    });
  const asked = await cache.fetchQuery({ ...query, staleTime: 0 });
  expect(asked.messages.map(({ covered }) => covered)).toEqual([true, false, false]);
});
