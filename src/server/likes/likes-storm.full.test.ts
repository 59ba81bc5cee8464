import { test } from 'vitest';
import { startTestServer } from '../testing/start-test-server.ts';
import { calmAfterStorm } from './testing/calm-after-storm.ts';

const server = await startTestServer();

test('a storm of 200 likes and unlikes by both ends in one state (section 4)', async () => {
  for (let round = 0; round < 5; round++) await calmAfterStorm(server, 200);
}, 300_000);
