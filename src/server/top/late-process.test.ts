import { expect, test } from 'vitest';
import { getSettings } from '#contract/site';
import { startTestServer } from '../testing/start-test-server.ts';

const late = await startTestServer({ MAX_LOOP_DELAY_MS: '50' });
const server = await startTestServer();

/** Nothing else runs in this process meanwhile, as on a machine that has no time for it. */
function standStill(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

test('a process that is late turns calls away with `unavailable`, until MAX_LOOP_DELAY_MS; the tests’ own servers do not', async () => {
  // How late a process is it sees once a second.
  const answer = () => {
    standStill(400);
    return late.visitor().send(getSettings);
  };
  await expect.poll(answer).toMatchObject({ status: 503, error: { code: 'unavailable' } });
  expect((await server.visitor().send(getSettings)).status).toBe(200);
});
