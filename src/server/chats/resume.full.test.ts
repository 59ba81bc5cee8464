import { test } from 'vitest';
import { startTestServer } from '../testing/start-test-server.ts';
import { burstWithDisconnects } from './testing/burst-with-disconnects.ts';

const server = await startTestServer();

test('500 messages over a connection that is cut 20 times: nothing lost, nothing twice (spec D5.6)', async () => {
  await burstWithDisconnects(server, 500, 20);
}, 1_800_000);
