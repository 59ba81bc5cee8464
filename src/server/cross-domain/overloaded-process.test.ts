import { expect, test } from 'vitest';
import { getSettings } from '#contract/site';
import { startTestServer } from '../testing/start-test-server.ts';

const late = await startTestServer({ MAX_LOOP_DELAY_MS: '50' });
const server = await startTestServer();

function standStill(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

test('an overloaded process refuses calls with `unavailable` above MAX_LOOP_DELAY_MS; test servers do not', async () => {
  // The process measures its delay only once a second, so the call is repeated.
  const answer = () => {
    standStill(400);
    return late.visitor().send(getSettings);
  };
  await expect.poll(answer).toMatchObject({ status: 503, error: { code: 'unavailable' } });
  expect((await server.visitor().send(getSettings)).status).toBe(200);
});
