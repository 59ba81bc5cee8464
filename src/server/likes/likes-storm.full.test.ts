import { test } from 'vitest';
import { startTestServer } from '../testing/start-test-server.ts';
import { assertConsistentAfterStorm } from './testing/like-storm.ts';

const server = await startTestServer();

test('200 concurrent likes and unlikes by both end in a consistent state (spec 4.7)', async () => {
  for (let round = 0; round < 5; round++) await assertConsistentAfterStorm(server, 200);
}, 1_800_000);
