import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startTestServer } from '../testing/start-test-server.ts';
import { reconcile } from './books/reconcile.ts';
import { lives, remarkable } from './testing/ledger-acts.ts';
import { liveThrough } from './testing/ledger-model.ts';

const server = await startTestServer({ LOG_LEVEL: 'silent' });

test('whatever comes in whatever order, the wallet is what plain arithmetic says, and the books agree (spec 1)', async () => {
  await fc.assert(
    fc.asyncProperty(lives, life => liveThrough(server, life)),
    { numRuns: 60, examples: remarkable },
  );
  expect(Object.values(await reconcile(server.app)).every(count => count === 0)).toBe(true);
});
