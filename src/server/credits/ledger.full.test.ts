import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startTestServer } from '../testing/start-test-server.ts';
import { reconcileLedger } from './reconciliation/reconcile-ledger.ts';
import { notableSequences, operationSequences } from './testing/ledger-operations.ts';
import { runOperations } from './testing/run-operations.ts';

const server = await startTestServer({ LOG_LEVEL: 'silent' });

test('ten thousand sequences of operations match plain arithmetic, and the ledger reconciles after all of them (spec D4.2)', async () => {
  await fc.assert(
    fc.asyncProperty(operationSequences, life => runOperations(server, life)),
    { numRuns: 10_000, examples: notableSequences },
  );
  expect(Object.values(await reconcileLedger(server.app)).every(count => count === 0)).toBe(true);
}, 1_800_000);
